import type { ArticleItem } from '@cheyantong/contract';
import { Link } from 'react-router';
import { Card } from '../../../shared/ui/card.tsx';
import { articleAddress } from '../places.ts';
import styles from './most-read.module.css';

/** Nobody has read anything yet: then there is nothing to say. */
export function MostRead({ articles }: { articles: readonly ArticleItem[] }) {
  const read = articles.filter(({ viewCount }) => viewCount > 0);
  if (read.length === 0) return null;
  return (
    <Card title="最多阅读" remark="近 30 天">
      <ol className={styles.list}>
        {read.map((article, at) => (
          <li key={article.id} className={styles.entry}>
            <span className={styles.rank} aria-hidden="true">
              {at + 1}
            </span>
            <Link to={articleAddress(article)} className={styles.link}>
              {article.title}
            </Link>
            <span className={styles.count}>{article.viewCount.toLocaleString('zh-CN')}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
