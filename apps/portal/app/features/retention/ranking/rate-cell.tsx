import { countWords, intervalWords, percentWords, type RowAtOneAge } from '../rank-words.ts';
import styles from './ranking.module.css';
import { RateBar } from './rate-bar.tsx';

/** The figure, drawn and in words, with what stands behind it. */
export function RateCell({ row, end }: { row: RowAtOneAge; end: number }) {
  return (
    <div className={styles.rate}>
      <div className={styles.rateTop}>
        <RateBar rate={row.retentionRate} low={row.low} high={row.high} end={end} />
        <strong className={styles.rateFigure}>{percentWords(row.retentionRate)}</strong>
      </div>
      <p className={styles.behind}>
        <span>区间 {intervalWords(row)}</span>
        <span>样本 {countWords(row.sampleSize)}</span>
      </p>
    </div>
  );
}
