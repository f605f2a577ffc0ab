import type { ValuationReport } from '@cheyantong/contract';
import { intervalOf } from '@cheyantong/domain';
import { type PriceAxis, priceAxis } from '../../../shared/ui/price-range/price-axis.ts';
import { PriceRange, PriceTicks } from '../../../shared/ui/price-range/price-range.tsx';
import { Term } from '../blocks/term.tsx';
import { ConditionPrices } from './condition-prices.tsx';
import { KINDS } from './kinds.ts';
import styles from './price-ranges.module.css';

type Condition = ValuationReport['prices'][number];

/** The interval of each kind of sale on one axis, with the three conditions in it; then the nine prices. */
export function PriceRanges({ report }: { report: ValuationReport }) {
  const { prices, sampleTooSmall } = report;
  const good = prices.find(({ condition }) => condition === 'good');
  if (!good) return null;
  const intervals = { ...good, individual: { ...good.individual, ...intervalOf(report) } };
  const axis = priceAxis(KINDS.flatMap(({ key }) => [intervals[key].low, intervals[key].high]));
  return (
    <>
      <div className={styles.ranges}>
        {KINDS.map(({ key, name }) => (
          <div key={key} className={styles.row} data-main={key === 'individual' || undefined}>
            <span className={styles.name}>
              <Term word={name} />
            </span>
            <span className={styles.bar}>
              <PriceRange
                {...intervals[key]}
                mid={sampleTooSmall ? undefined : intervals[key].mid}
                axis={axis}
                main={key === 'individual'}
              />
              {!sampleTooSmall && <OtherConditions prices={prices} kind={key} axis={axis} />}
            </span>
            <span className={styles.median}>
              {sampleTooSmall ? (
                '—'
              ) : (
                <>
                  {intervals[key].mid.toFixed(2)} <small>万</small>
                </>
              )}
            </span>
          </div>
        ))}
        <div className={styles.axis}>
          <PriceTicks axis={axis} />
        </div>
        <p className={styles.note}>
          横条是 80% 区间：十辆同类车约有八辆在其中，单位万元。
          {!sampleTooSmall && '圆环是车况良好时的价格，左右小点是车况一般与优秀时的价格。'}
        </p>
      </div>
      {!sampleTooSmall && <ConditionPrices prices={prices} />}
    </>
  );
}

interface OtherConditionsProps {
  prices: readonly Condition[];
  kind: (typeof KINDS)[number]['key'];
  axis: PriceAxis;
}

/** Where cars in better and in worse condition stand; the table below names the prices. */
const OtherConditions = ({ prices, kind, axis }: OtherConditionsProps) =>
  prices
    .filter(({ condition }) => condition !== 'good')
    .map((row) => (
      <span
        key={row.condition}
        className={styles.dot}
        style={{ insetInlineStart: `${axis.place(row[kind].mid)}%` }}
      />
    ));
