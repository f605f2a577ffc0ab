import type { ArticleItem } from '@cheyantong/contract';
import { Card } from '../../../../shared/ui/card.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { articleAddress } from '../../../news/index.ts';
import { CHECKLIST_ANCHOR } from '../checklist-anchor.ts';
import styles from './link-list.module.css';

export function ChecklistLinks({ pieces }: { pieces: readonly ArticleItem[] }) {
  const listed = pieces.filter(({ checklistTitle }) => checklistTitle !== null);
  if (listed.length === 0) return null;
  return (
    <Card title="自查清单" remark="在线勾选，或印成一页">
      <ul className={styles.list}>
        {listed.map((piece) => (
          <li key={piece.id} className={styles.entry}>
            <Link to={`${articleAddress(piece)}#${CHECKLIST_ANCHOR}`} className={styles.link}>
              {piece.checklistTitle}
            </Link>
            <span className={styles.remark}>{piece.topicName}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
