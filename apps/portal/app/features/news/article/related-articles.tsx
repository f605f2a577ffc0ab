import type { ArticleItem } from '@cheyantong/contract';
import { Link } from '../../../shared/ui/link.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { Cover } from '../cover.tsx';
import { articleAddress } from '../places.ts';
import styles from './related-articles.module.css';

export function RelatedArticles({ articles }: { articles: readonly ArticleItem[] }) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.section} data-print="hide" aria-labelledby="related-title">
      <SectionHeading id="related-title">相关文章</SectionHeading>
      <ul className={styles.grid}>
        {articles.map((article) => (
          <li key={article.id} className={styles.card}>
            <Cover url={article.coverUrl} />
            <Link to={articleAddress(article)} className={styles.title}>
              {article.title}
            </Link>
            <span className={styles.facts}>
              {article.categoryName} <span aria-hidden="true">|</span> {article.publishTime.slice(0, 10)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
