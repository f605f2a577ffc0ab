import type { BatteryReport } from '@cheyantong/contract';
import {
  BATTERY_FIGURES,
  belowUsualSince,
  dottedMonth,
  type LimitLevel,
  percentWords,
} from '@cheyantong/domain';
import { baseline, hairlines, readout, wordsAlong } from '../../../shared/chart/frame.ts';
import type { ChartOption } from '../../../shared/chart/option.ts';
import type { ChartTheme } from '../../../shared/chart/theme.ts';

type HealthPoint = BatteryReport['sohTrend'][number];

export interface HealthLine {
  trend: readonly HealthPoint[];
  level: LimitLevel;
}

const { tolerable: LIMIT } = BATTERY_FIGURES.soh;

/** The health in the verdict's colour, over what is usual for the model at that age and above the limit. */
export function drawHealth({ trend, level }: HealthLine, theme: ChartTheme): ChartOption {
  const lowest = Math.min(LIMIT, ...trend.map(({ soh }) => soh));
  return {
    grid: { left: 40, right: 60, top: 20, bottom: 28 },
    tooltip: { ...readout(theme), valueFormatter: (value) => `${value}%` },
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: trend.map(({ month }) => dottedMonth(month)),
      axisLine: baseline(theme),
      axisTick: { show: false },
      axisLabel: { ...wordsAlong(theme), hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      min: Math.floor(lowest / 10) * 10,
      max: 100,
      interval: 10,
      splitLine: hairlines(theme),
      axisLabel: wordsAlong(theme),
    },
    series: [...usualBand(trend, theme), measured(trend, theme[level], theme)],
  };
}

function measured(trend: readonly HealthPoint[], colour: string, theme: ChartTheme) {
  const last = trend.length - 1;
  const below = belowUsualSince(trend);
  return {
    name: '健康度',
    type: 'line' as const,
    symbol: 'circle',
    lineStyle: { color: colour, width: 2.5 },
    data: trend.map((point, index) => {
      const turns = point === below && index !== last;
      return {
        value: point.soh,
        symbolSize: index === last ? 12 : turns ? 9 : 0,
        itemStyle: { color: theme.surface, borderColor: colour, borderWidth: 2.5 },
        label: {
          show: index === last || turns,
          position: turns ? ([-8, 14] as [number, number]) : ('right' as const),
          align: turns ? ('right' as const) : ('left' as const),
          formatter: turns ? `${dottedMonth(point.month)} 起低于同龄范围` : percentWords(point.soh),
          color: turns ? theme.ink : colour,
          fontSize: turns ? theme.small : theme.medium,
          fontFamily: theme.font,
          fontWeight: turns ? 400 : 700,
        },
      };
    }),
    markLine: {
      silent: true,
      symbol: 'none',
      lineStyle: { color: theme.bad, type: 'dashed' as const },
      label: {
        position: 'insideStartTop' as const,
        formatter: `超限 ${LIMIT}%`,
        color: theme.bad,
        fontSize: theme.small,
      },
      data: [{ yAxis: LIMIT }],
    },
  };
}

/** Two stacked lines: an invisible floor, and on it the height of the band. */
function usualBand(trend: readonly HealthPoint[], theme: ChartTheme) {
  if (trend.some(({ low, high }) => low === undefined || high === undefined)) return [];
  const line = (name: string, opacity: number, heights: number[]) => ({
    name,
    type: 'line' as const,
    stack: '同龄同款',
    silent: true,
    symbol: 'none',
    lineStyle: { opacity: 0 },
    areaStyle: { color: theme.tintChip, opacity },
    tooltip: { show: false },
    data: heights,
  });
  return [
    line(
      '同龄下限',
      0,
      trend.map(({ low = 0 }) => low),
    ),
    line(
      '同龄范围',
      1,
      trend.map(({ low = 0, high = 0 }) => high - low),
    ),
  ];
}
