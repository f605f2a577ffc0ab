import type { ArticleDetail } from '@cheyantong/contract';
import { NeighbourLinks } from '../neighbour-links.tsx';
import { articleAddress } from '../places.ts';
import styles from './neighbours.module.css';

/** Where it comes from, and the older and the newer one of the same category. */
export function Neighbours({ article: { prev, next, categoryCode, source } }: { article: ArticleDetail }) {
  const linkTo = (article: ArticleDetail['prev']) =>
    article && { to: articleAddress({ ...article, categoryCode }), title: article.title };
  return (
    <footer className={styles.foot}>
      {source && <p className={styles.source}>来源：{source}。转载请注明出处与日期。</p>}
      <NeighbourLinks label="前后文章" unit="篇" older={linkTo(prev)} newer={linkTo(next)} />
    </footer>
  );
}
