import { signed } from '@cheyantong/domain';
import { Chart } from '../../../shared/chart/chart.tsx';
import { useIsMobile } from '../../../shared/settings.ts';
import { drawWaterfall } from './draw-waterfall.ts';
import styles from './waterfall.module.css';
import type { PriceWaterfall } from './waterfall-steps.ts';

/** What moved the price and by how much. */
export function Waterfall({ waterfall }: { waterfall: PriceWaterfall }) {
  const isMobile = useIsMobile();
  const factors = waterfall.steps.slice(1, -1);
  return (
    <>
      {!isMobile && (
        <Chart
          description={`价格构成，共 ${factors.length} 个因素`}
          data={waterfall}
          draw={drawWaterfall}
          height={300}
          legend={
            <>
              <span className={styles.up}>加价</span>
              <span className={styles.down}>减价</span>
            </>
          }
          table={{
            columns: ['因素', '影响（万元）', '之后的价格（万元）'],
            rows: waterfall.steps.map(({ name, from, to }) => [name, signed(to - from), to.toFixed(2)]),
          }}
        />
      )}
      <ul className={styles.factors}>
        {factors.map(({ name, remark, from, to, kind }) => (
          <li key={name} className={styles.factor}>
            <span>
              <strong>{name}</strong>
              <span className={styles.remark}>{remark}</span>
            </span>
            <span className={styles.amount} data-kind={kind}>
              {signed(to - from)} 万
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
