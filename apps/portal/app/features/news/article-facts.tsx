import type { ArticleItem } from '@cheyantong/contract';
import { groupedNumber } from '@cheyantong/domain';
import { Eye, Paperclip } from 'lucide-react';
import styles from './article-facts.module.css';

/** Who wrote it, how many read it, what comes with it. */
export function ArticleFacts({ article }: { article: ArticleItem }) {
  const { source, viewCount, attachmentCount } = article;
  return (
    <span className={styles.facts}>
      {source && <span>{source}</span>}
      {viewCount > 0 && (
        <span className={styles.fact}>
          <Eye aria-hidden="true" />
          {groupedNumber(viewCount)} 人读过
        </span>
      )}
      {attachmentCount > 0 && (
        <span className={styles.fact}>
          <Paperclip aria-hidden="true" />
          {attachmentCount} 个附件
        </span>
      )}
    </span>
  );
}
