import { scoreWords } from '../../evaluation-words.ts';
import styles from './compare-table.module.css';
import type { ScoreCell } from './score-rows.ts';

/** A score and its bar: dark for whoever is ahead, or cannot be told from whoever is. */
export function ScoreCellView({ cell: { score, standing, repeatability } }: { cell: ScoreCell }) {
  return (
    <div className={styles.score} data-standing={standing.kind}>
      <span className={styles.number}>{scoreWords(score)}</span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${score}%` }} />
      </span>
      {standing.kind === 'best' && <span className={styles.lead}>高 {scoreWords(standing.lead)}</span>}
      {standing.kind === 'tied' && (
        <span className={styles.tied}>
          并列，相差 {scoreWords(standing.apart)}，小于重复性 {repeatability}
        </span>
      )}
    </div>
  );
}
