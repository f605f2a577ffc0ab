import { PAGES } from '../../../../pages.ts';
import { Card } from '../../../../shared/ui/card.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import type { Evaluation } from '../../evaluation.ts';
import styles from './related-articles.module.css';

export function RelatedArticles({ articles }: Pick<Evaluation, 'articles'>) {
  if (articles.length === 0) return null;
  return (
    <Card title="相关文章">
      <ul>
        {articles.map(({ id, title, publishTime }) => (
          <li key={id} className={styles.row}>
            <time dateTime={publishTime.slice(0, 10)} className={styles.day}>
              {publishTime.slice(5, 10).replace('-', '.')}
            </time>
            <Link
              to={`${PAGES.informationDetail.path}?id=${encodeURIComponent(id)}`}
              className={styles.title}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
