import type { BatteryReport } from '@cheyantong/contract';
import { healthTrend, type LimitLevel, percentWords, trendWords } from '@cheyantong/domain';
import { useMemo } from 'react';
import { Chart } from '../../../shared/chart/chart.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { drawHealth } from './draw-health.ts';

interface HealthCurveProps {
  report: BatteryReport;
  level: LimitLevel;
}

/** SOH month by month, and what it comes to. */
export function HealthCurve({ report, level }: HealthCurveProps) {
  const line = useMemo(() => ({ trend: healthTrend(report), level }), [report, level]);
  const [first, last] = [line.trend[0], line.trend.at(-1)];
  if (!first || !last || line.trend.length < 2) {
    return <NoteBand>历史数据不足两个月，画不出曲线。</NoteBand>;
  }
  const words = trendWords(line.trend);
  return (
    <>
      <Chart
        description={`健康度曲线，${first.month} 为 ${percentWords(first.soh)}，${last.month} 为 ${percentWords(last.soh)}`}
        data={line}
        draw={drawHealth}
        height={280}
        table={{
          columns: ['月份', '健康度（%）'],
          rows: line.trend.map(({ month, soh }) => [month, soh.toFixed(1)]),
        }}
      />
      {words && <NoteBand tone={level}>{words}</NoteBand>}
    </>
  );
}
