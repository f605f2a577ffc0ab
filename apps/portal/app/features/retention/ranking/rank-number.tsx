import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import styles from './ranking.module.css';

interface RankNumberProps {
  rank: number;
  shared: boolean;
  /** The row before has the same rank, and says so already. */
  again: boolean;
}

/** Rows whose intervals overlap share a rank: nobody can tell which of them is better. */
export function RankNumber({ rank, shared, again }: RankNumberProps) {
  return (
    <span className={styles.rank} data-top={rank <= 3 || undefined} data-again={again || undefined}>
      <span className={styles.rankFigure}>{rank}</span>
      {shared && again && <VisuallyHidden>并列</VisuallyHidden>}
      {shared && !again && <span className={styles.shared}>并列</span>}
    </span>
  );
}
