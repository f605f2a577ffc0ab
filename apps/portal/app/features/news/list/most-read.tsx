import type { ArticleItem } from '@cheyantong/contract';
import { groupedNumber } from '@cheyantong/domain';
import { Card } from '../../../shared/ui/card.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { articleAddress } from '../places.ts';
import styles from './most-read.module.css';

/** What others read, of all categories; while nobody has read anything, what is new. */
export function MostRead({ articles }: { articles: readonly ArticleItem[] }) {
  if (articles.length === 0) return null;
  const read = articles.filter(({ viewCount }) => viewCount > 0);
  const [title, remark, shown] =
    read.length > 0 ? ['最多阅读', '近 30 天', read] : ['最近发布', '全部栏目', articles];
  return (
    <Card title={title} remark={remark}>
      <ol className={styles.list}>
        {shown.map((article, at) => (
          <li key={article.id} className={styles.entry}>
            <span className={styles.rank} aria-hidden="true">
              {at + 1}
            </span>
            <Link to={articleAddress(article)} className={styles.link}>
              {article.title}
            </Link>
            <span className={styles.count}>
              {article.viewCount > 0 ? groupedNumber(article.viewCount) : article.categoryName}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
