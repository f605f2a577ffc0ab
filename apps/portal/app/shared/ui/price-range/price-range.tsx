import type { PriceAxis } from './price-axis.ts';
import styles from './price-range.module.css';

interface PriceRangeProps {
  low: number;
  /** Left out where only the interval can be told. */
  mid?: number | undefined;
  high: number;
  axis: PriceAxis;
  /** The one meant, among others. */
  main?: boolean | undefined;
}

/** An interval on an axis of prices: the bar reaches from end to end, the ring is the most likely price. */
export function PriceRange({ low, mid, high, axis: { place }, main }: PriceRangeProps) {
  return (
    <span className={styles.range} data-main={main || undefined}>
      <span
        className={styles.interval}
        style={{ insetInlineStart: `${place(low)}%`, width: `${place(high) - place(low)}%` }}
      />
      {mid !== undefined && <span className={styles.ring} style={{ insetInlineStart: `${place(mid)}%` }} />}
      <span className={styles.end} data-end="low" style={{ insetInlineStart: `${place(low)}%` }}>
        {low.toFixed(2)}
      </span>
      <span className={styles.end} data-end="high" style={{ insetInlineStart: `${place(high)}%` }}>
        {high.toFixed(2)}
      </span>
    </span>
  );
}

export function PriceTicks({ axis: { ticks, place } }: { axis: PriceAxis }) {
  return (
    <div className={styles.axis} aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick} style={{ insetInlineStart: `${place(tick)}%` }}>
          {tick}
        </span>
      ))}
    </div>
  );
}
