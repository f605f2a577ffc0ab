import type { Provider } from '@cheyantong/contract';
import { groupedNumber } from '@cheyantong/domain';
import { shareWords, TOO_FEW } from '../offer-words.ts';
import styles from './rate-bar.module.css';

/** A share with how sure one can be of it: the whisker is long where orders are few. */
export function RateBar({ record }: { record: Provider['trackRecord'] }) {
  const { orderCount, hitRate, hitRange } = record;
  if (hitRate === null || hitRange === null)
    return (
      <span className={styles.unknown}>{orderCount === 0 ? TOO_FEW : `${TOO_FEW}，n = ${orderCount}`}</span>
    );
  const [low, high] = hitRange;
  return (
    <span className={styles.rate}>
      <strong className={styles.figure}>{shareWords(hitRate)}</strong>
      <span className={styles.scale}>
        <span className={styles.bar} aria-hidden="true">
          <span className={styles.filled} style={{ width: shareWords(hitRate) }} />
          <span className={styles.whisker} style={{ left: shareWords(low), width: shareWords(high - low) }} />
          <span className={styles.point} style={{ left: shareWords(hitRate) }} />
        </span>
        <small className={styles.small}>
          <span>{`n = ${groupedNumber(orderCount)}`}</span>
          <span>{`${(low * 100).toFixed(1)}–${shareWords(high)}`}</span>
        </small>
      </span>
    </span>
  );
}
