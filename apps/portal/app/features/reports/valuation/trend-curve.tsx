import { Chart } from '../../../shared/chart/chart.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { drawTrend } from './draw-trend.ts';
import { hasBand, outlookOf, type TrendPoint } from './outlook.ts';
import styles from './trend-curve.module.css';

/** The months behind as a line, those ahead as dashes. */
export function TrendCurve({ trend }: { trend: readonly TrendPoint[] }) {
  const outlook = outlookOf(trend);
  return (
    <>
      <Chart
        description="价格走势，实线为过去，虚线为预测"
        data={trend}
        draw={drawTrend}
        height={280}
        legend={
          <>
            <span className={styles.past}>过去</span>
            <span className={styles.future}>预测</span>
            {hasBand(trend) && <span className={styles.band}>80% 区间</span>}
          </>
        }
        table={{
          columns: ['月份', '价格（万元）', '80% 区间（万元）', '性质'],
          rows: trend.map(({ month, price, low, high, forecast }) => [
            month,
            price.toFixed(2),
            low === undefined || high === undefined ? '—' : `${low.toFixed(2)}–${high.toFixed(2)}`,
            forecast ? '预测' : '过去',
          ]),
        }}
      />
      {outlook && (
        <NoteBand>
          按目前走势，{outlook.months} 个月后约 <strong>{outlook.price.toFixed(2)} 万元</strong>，平均每月
          {outlook.perMonth < 0 ? '少' : '多'} {Math.abs(outlook.perMonth)} 元。预测会随行情变化，仅供参考。
        </NoteBand>
      )}
    </>
  );
}
