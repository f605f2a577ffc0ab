import type { BatteryReport } from '@cheyantong/contract';
import { baseline, hairlines, readout, wordsAlong } from '../../../shared/chart/frame.ts';
import type { ChartOption } from '../../../shared/chart/option.ts';
import type { ChartTheme } from '../../../shared/chart/theme.ts';

export type HealthPoint = BatteryReport['sohTrend'][number];

/** Below this a battery counts as clearly worn. */
const WORN = 80;

export function drawHealth(trend: readonly HealthPoint[], theme: ChartTheme): ChartOption {
  const lowest = Math.min(WORN, ...trend.map(({ soh }) => soh));
  const last = trend.length - 1;
  return {
    grid: { left: 40, right: 56, top: 20, bottom: 28 },
    tooltip: { ...readout(theme), valueFormatter: (value) => `${value}%` },
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: trend.map(({ month }) => month.replace('-', '.')),
      axisLine: baseline(theme),
      axisTick: { show: false },
      axisLabel: { ...wordsAlong(theme), hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      min: Math.floor(lowest / 5) * 5 - 5,
      max: 100,
      splitLine: hairlines(theme),
      axisLabel: wordsAlong(theme),
    },
    series: {
      name: '健康度',
      type: 'line',
      symbol: 'circle',
      lineStyle: { color: theme.brand, width: 2.5 },
      areaStyle: { color: theme.tintChip, opacity: 0.5 },
      data: trend.map(({ soh }, index) => ({
        value: soh,
        symbolSize: index === last ? 12 : 0,
        itemStyle: { color: theme.surface, borderColor: theme.brand, borderWidth: 2.5 },
        label: {
          show: index === last,
          position: 'right' as const,
          formatter: `${soh.toFixed(1)}%`,
          color: theme.brand,
          fontSize: theme.medium,
          fontFamily: theme.font,
          fontWeight: 700,
        },
      })),
      markLine: {
        silent: true,
        symbol: 'none',
        lineStyle: { color: theme.caution, type: 'dashed' },
        label: {
          position: 'insideStartTop',
          formatter: `${WORN}%，低于此为衰减明显`,
          color: theme.caution,
          fontSize: theme.small,
        },
        data: [{ yAxis: WORN }],
      },
    },
  };
}
