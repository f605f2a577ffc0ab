import type { ValuationReport } from '@cheyantong/contract';
import { priceAxis } from '../../../shared/ui/price-range/price-axis.ts';
import { PriceRange, PriceTicks } from '../../../shared/ui/price-range/price-range.tsx';
import { Term } from '../blocks/term.tsx';
import styles from './price-ranges.module.css';

type Prices = ValuationReport['prices'];

const KINDS = [
  { key: 'dealerBuy', name: '车商收购价' },
  { key: 'individual', name: '个人交易价' },
  { key: 'dealerSell', name: '车商零售价' },
] as const;

/** Nine intervals on one axis, so that conditions and kinds of sale can be compared by eye. */
export function PriceRanges({ prices }: { prices: Prices }) {
  const axis = priceAxis(prices.flatMap((row) => KINDS.flatMap(({ key }) => [row[key].low, row[key].high])));
  return (
    <div className={styles.ranges}>
      {prices.map((row) => (
        <section key={row.condition} className={styles.group}>
          <h3 className={styles.condition}>
            车况{row.conditionLabel.replace(/^车况/, '')}
            <span className={styles.description}>{row.conditionDesc}</span>
          </h3>
          {KINDS.map(({ key, name }) => (
            <div key={key} className={styles.row} data-main={key === 'individual' || undefined}>
              <span className={styles.name}>
                <Term word={name} />
              </span>
              <PriceRange {...row[key]} axis={axis} main={key === 'individual'} />
              <span className={styles.median}>
                {row[key].mid.toFixed(2)} <small>万</small>
              </span>
            </div>
          ))}
        </section>
      ))}
      <div className={styles.axis}>
        <PriceTicks axis={axis} />
      </div>
      <p className={styles.note}>横条是价格区间，圆点是最可能的价格。所有横条共用一条价格轴，单位万元。</p>
    </div>
  );
}
