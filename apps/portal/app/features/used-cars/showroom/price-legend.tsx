import { PRICE_LEVELS, PRICE_WORDS } from '@cheyantong/domain';
import { PlainPriceBadge } from '../price-badge.tsx';
import { PRICE_MEANINGS } from '../price-meanings.ts';
import styles from './showroom.module.css';

const SHOWN = [...PRICE_LEVELS, 'fewListings'] as const;

/** What the labels on the cards mean. */
export function PriceLegend() {
  return (
    <section className={styles.legend} aria-labelledby="price-legend">
      <h2 id="price-legend" className={styles.legendTitle}>
        价格标签怎么来
      </h2>
      <p>
        估值区间：按车型、车龄、里程和城市估算，十辆这样的车约有八辆标价在其中。百分数是与区间中位数之差。
      </p>
      <dl>
        {SHOWN.map((level) => (
          <div key={level}>
            <dt>
              <PlainPriceBadge label={{ level, text: PRICE_WORDS[level] }} />
            </dt>
            <dd>{PRICE_MEANINGS[level]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
