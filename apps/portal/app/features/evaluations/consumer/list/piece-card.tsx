import type { ArticleItem } from '@cheyantong/contract';
import { Badge } from '../../../../shared/ui/badge.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { WholeWords } from '../../../../shared/ui/whole-words.tsx';
import { articleAddress, Cover } from '../../../news/index.ts';
import styles from './piece-card.module.css';

export function PieceCard({ piece }: { piece: ArticleItem }) {
  const { title, summary, topicName, questions, checklistTitle, publishTime } = piece;
  return (
    <article className={styles.card}>
      <Cover url={piece.coverUrl} />
      <div className={styles.words}>
        <p className={styles.badges}>
          <Badge tone="brand">{topicName}</Badge>
          {checklistTitle && <Badge>附自查清单</Badge>}
        </p>
        <h2 className={styles.title}>
          <Link to={articleAddress(piece)} className={styles.link}>
            <WholeWords>{title}</WholeWords>
          </Link>
        </h2>
        {summary && <p className={styles.summary}>{summary}</p>}
        <p className={styles.foot}>
          <time dateTime={publishTime.slice(0, 10)}>{publishTime.slice(0, 10)}</time>
          <span>{questions?.length ?? 0} 个问答</span>
        </p>
      </div>
    </article>
  );
}
