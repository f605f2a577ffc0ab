import type { ArticleItem } from '@cheyantong/contract';
import { Link } from 'react-router';
import { ArticleFacts } from '../article-facts.tsx';
import { Cover } from '../cover.tsx';
import { articleAddress } from '../places.ts';
import styles from './article-row.module.css';

export function ArticleRow({ article }: { article: ArticleItem }) {
  const [year, month, day] = article.publishTime.slice(0, 10).split('-');
  return (
    <article className={styles.row}>
      <time dateTime={article.publishTime.slice(0, 10)} className={styles.date}>
        <span className={styles.day}>
          {month}.{day}
        </span>
        <span className={styles.year}>{year}</span>
      </time>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={articleAddress(article)} className={styles.link}>
            {article.title}
          </Link>
        </h2>
        {article.summary && <p className={styles.summary}>{article.summary}</p>}
        <ArticleFacts article={article} />
      </div>
      <Cover url={article.coverUrl} />
    </article>
  );
}
