import type { PriceLabel } from '@cheyantong/contract';
import type { CSSProperties } from 'react';
import { wanAmount } from '../../../shared/words.ts';
import headStyles from './price-answer.module.css';
import styles from './price-zones.module.css';

interface PriceZonesProps {
  asking: number;
  /** Null where nothing is judged: the bar is there, but says nothing. */
  usual: PriceLabel['usual'];
}

/** The interval takes the middle half of the bar, as the style sheet has it. */
const INTERVAL = { from: 0.25, share: 0.5 };
/** A price far outside stands at the end of the bar, with room for its tick. */
const ENDS = { least: 0.02, most: 0.98 };

/** Below, within and above what is usual, and where the asking price stands. */
export function PriceZones({ asking, usual }: PriceZonesProps) {
  if (!usual) return <div className={styles.unjudged} aria-hidden="true" />;
  const { low, median, high } = usual;
  const placeOf = (price: number): number => {
    const place = INTERVAL.from + (INTERVAL.share * (price - low)) / (high - low);
    return Math.min(ENDS.most, Math.max(ENDS.least, place));
  };
  const at = (price: number) => ({ '--at': placeOf(price) }) as CSSProperties;
  return (
    <section className={styles.box} aria-label="标价落在哪里">
      <div className={headStyles.head}>
        <h2 className={headStyles.title}>标价落在哪里</h2>
        <span className={headStyles.remark}>车商零售，80% 区间</span>
      </div>
      <div className={styles.drawing}>
        <span className={styles.flag} style={at(asking)}>
          标价 {wanAmount(asking)} 万
        </span>
        <div className={styles.bar}>
          <span className={styles.median} style={at(median)} />
          <span className={styles.tick} style={at(asking)} />
        </div>
        <div className={styles.figures}>
          <span style={at(low)}>{wanAmount(low)}</span>
          <span className={styles.middle} style={at(median)}>
            中位 {wanAmount(median)}
          </span>
          <span style={at(high)}>{wanAmount(high)}</span>
        </div>
        <div className={styles.zones}>
          <span data-zone="below">低于</span>
          <span>接近</span>
          <span data-zone="above">高于</span>
        </div>
      </div>
    </section>
  );
}
