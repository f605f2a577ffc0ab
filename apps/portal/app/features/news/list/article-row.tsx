import type { ArticleItem } from '@cheyantong/contract';
import { Link } from '../../../shared/ui/link.tsx';
import { WholeWords } from '../../../shared/ui/whole-words.tsx';
import { ArticleFacts } from '../article-facts.tsx';
import { Cover } from '../cover.tsx';
import { DateColumn } from '../date-column.tsx';
import { articleAddress } from '../places.ts';
import styles from './article-row.module.css';

export function ArticleRow({ article }: { article: ArticleItem }) {
  return (
    <article className={styles.row}>
      <DateColumn time={article.publishTime} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={articleAddress(article)} className={styles.link}>
            <WholeWords>{article.title}</WholeWords>
          </Link>
        </h2>
        {article.summary && <p className={styles.summary}>{article.summary}</p>}
        <ArticleFacts article={article} />
      </div>
      <Cover url={article.coverUrl} />
    </article>
  );
}
