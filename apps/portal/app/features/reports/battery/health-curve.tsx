import { Chart } from '../../../shared/chart/chart.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { drawHealth, type HealthPoint } from './draw-health.ts';

/** SOH month by month. */
export function HealthCurve({ trend }: { trend: readonly HealthPoint[] }) {
  const [first, last] = [trend[0], trend.at(-1)];
  if (!first || !last || trend.length < 2) return <NoteBand>历史数据不足两个月，画不出曲线。</NoteBand>;
  return (
    <Chart
      description={`健康度曲线，${first.month} 为 ${first.soh}%，${last.month} 为 ${last.soh}%`}
      data={trend}
      draw={drawHealth}
      height={260}
      table={{ columns: ['月份', '健康度（%）'], rows: trend.map(({ month, soh }) => [month, soh]) }}
    />
  );
}
