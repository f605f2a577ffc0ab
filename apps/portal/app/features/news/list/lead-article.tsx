import type { ArticleItem } from '@cheyantong/contract';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { WholeWords } from '../../../shared/ui/whole-words.tsx';
import { ArticleFacts } from '../article-facts.tsx';
import { Cover } from '../cover.tsx';
import { articleAddress } from '../places.ts';
import styles from './lead-article.module.css';

/** The article that matters most now, large. */
export function LeadArticle({ article }: { article: ArticleItem }) {
  return (
    <article className={styles.lead}>
      <Cover url={article.coverUrl} eager />
      <div className={styles.words}>
        <p className={styles.badges}>
          {article.top === 1 && <Badge tone="brand">置顶</Badge>}
          <Badge>{article.topicName ?? article.categoryName}</Badge>
        </p>
        <h2 className={styles.title}>
          <Link to={articleAddress(article)} className={styles.link}>
            <WholeWords>{article.title}</WholeWords>
          </Link>
        </h2>
        {article.summary && <p className={styles.summary}>{article.summary}</p>}
        <p className={styles.foot}>
          <time dateTime={article.publishTime.slice(0, 10)} className={styles.date}>
            {article.publishTime.slice(0, 10)}
          </time>
          <ArticleFacts article={article} />
        </p>
      </div>
    </article>
  );
}
