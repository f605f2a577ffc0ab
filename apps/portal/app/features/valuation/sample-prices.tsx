import { Price } from '../../shared/ui/price.tsx';
import { priceAxis } from '../../shared/ui/price-range/price-axis.ts';
import { PriceRange } from '../../shared/ui/price-range/price-range.tsx';
import styles from './sample-prices.module.css';

interface PriceRow {
  name: string;
  remark: string;
  low: number;
  mid: number;
  high: number;
}

/** 万元 */
const ROWS: readonly PriceRow[] = [
  { name: '车商收购价', remark: '卖给车商，当天成交', low: 8.86, mid: 9.29, high: 9.72 },
  { name: '个人交易价', remark: '卖给个人，约 3 周', low: 9.21, mid: 9.76, high: 10.32 },
  { name: '车商零售价', remark: '向车商买，含整备与质保', low: 9.78, mid: 10.38, high: 10.96 },
];
const AXIS = priceAxis(ROWS.flatMap(({ low, high }) => [low, high]));
const CHOSEN = '个人交易价';

/** Three kinds of price on one axis: the bar is the interval, the ring the median. */
export function SamplePrices() {
  return (
    <>
      <p className={styles.car}>示例车：2021 年 6 月上牌，4.2 万公里，天津市，车况良好</p>
      <ul className={styles.rows}>
        {ROWS.map(({ name, remark, low, mid, high }) => (
          <li key={name} className={styles.row} data-chosen={name === CHOSEN || undefined}>
            <span className={styles.who}>
              <strong>{name}</strong>
              <span className={styles.remark}>{remark}</span>
            </span>
            <span className={styles.track} aria-hidden="true">
              <PriceRange low={low} mid={mid} high={high} axis={AXIS} main={name === CHOSEN} />
            </span>
            <Price amount={mid.toFixed(2)} unit="万" size={22} tone={name === CHOSEN ? 'accent' : 'plain'} />
          </li>
        ))}
      </ul>
      <p className={styles.legend}>横条是 80% 区间：十辆条件相同的车，约有八辆在这个范围内。圆点是中位数。</p>
    </>
  );
}
