import styles from './ranking.module.css';

/** Rows whose intervals overlap share a rank: nobody can tell which of them is better. */
export function RankNumber({ rank, shared }: { rank: number; shared: boolean }) {
  return (
    <span className={styles.rank} data-top={rank <= 3 || undefined}>
      <span className={styles.rankFigure}>{rank}</span>
      {shared && <span className={styles.shared}>并列</span>}
    </span>
  );
}
