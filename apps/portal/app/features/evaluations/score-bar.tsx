import styles from './score-bar.module.css';

interface ScoreBarProps {
  /** Of 100; the figure stands beside the bar. */
  score: number;
  /** It cost a star. */
  costly?: boolean | undefined;
}

export function ScoreBar({ score, costly }: ScoreBarProps) {
  return (
    <span className={styles.bar} data-costly={costly || undefined} aria-hidden="true">
      <span style={{ width: `${score}%` }} />
    </span>
  );
}
