import type { ArticleDetail } from '@cheyantong/contract';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { articleAddress } from '../places.ts';
import styles from './neighbours.module.css';

/** The older and the newer one of the same category. */
export function Neighbours({ article: { prev, next, categoryCode, source } }: { article: ArticleDetail }) {
  return (
    <footer className={styles.foot}>
      {source && <p className={styles.source}>来源：{source}。转载请注明出处与日期。</p>}
      <nav className={styles.neighbours} aria-label="前后文章" data-print="hide">
        {prev ? (
          <Link to={articleAddress({ ...prev, categoryCode })} className={styles.link}>
            <span className={styles.word}>
              <ArrowLeft aria-hidden="true" />
              上一篇
            </span>
            <span className={styles.title}>{prev.title}</span>
          </Link>
        ) : (
          <span />
        )}
        {next && (
          <Link to={articleAddress({ ...next, categoryCode })} className={styles.next}>
            <span className={styles.word}>
              下一篇
              <ArrowRight aria-hidden="true" />
            </span>
            <span className={styles.title}>{next.title}</span>
          </Link>
        )}
      </nav>
    </footer>
  );
}
