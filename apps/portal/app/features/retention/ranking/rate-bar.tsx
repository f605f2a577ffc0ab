import type { CSSProperties } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import styles from './rate-bar.module.css';

interface RateBarProps {
  rate: number;
  low: number;
  high: number;
  /** What the full width stands for. */
  end: number;
}

/** Part of the bar that the dot covers: a narrower whisker could not be told from it. */
const COVERED = 0.05;

/** A bar from zero, the mean as a dot on its end, and how sure it is as a whisker. The figures stand beside it. */
export function RateBar({ rate, low, high, end }: RateBarProps) {
  const share = (percent: number): string => `${(Math.min(Math.max(0, percent), end) / end) * 100}%`;
  const places = { '--rate': share(rate), '--low': share(low), '--high': share(high) };
  return (
    <div className={styles.track} style={places as CSSProperties} aria-hidden="true">
      <span className={styles.bar} />
      {(high - low) / end > COVERED && <span className={styles.whisker} />}
      <span className={styles.dot} />
    </div>
  );
}

/** What bar and whisker stand for. */
export function RateBarLegend() {
  return (
    <p className={styles.legend}>
      <span className={styles.key}>
        <span className={styles.barSample} aria-hidden="true" />
        保值率
      </span>
      <span className={styles.key}>
        <span className={classNames(styles.whisker, styles.whiskerSample)} aria-hidden="true" />
        80% 区间
      </span>
    </p>
  );
}
