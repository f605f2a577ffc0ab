import type { LineSeriesOption } from 'echarts/charts';
import { baseline, hairlines, readout, wordsAlong } from '../../../shared/chart/frame.ts';
import type { ChartOption } from '../../../shared/chart/option.ts';
import type { ChartTheme } from '../../../shared/chart/theme.ts';
import { hasBand, type TrendPoint } from './outlook.ts';

export function drawTrend(trend: readonly TrendPoint[], theme: ChartTheme): ChartOption {
  const today = trend.findLastIndex(({ forecast }) => forecast === 0);
  const last = trend.length - 1;
  const line = (type: 'solid' | 'dashed', isShown: (index: number) => boolean, marked: number) => ({
    name: type === 'solid' ? '过去' : '预测',
    type: 'line' as const,
    symbol: 'circle',
    lineStyle: { color: theme.brand, width: 2.5, type },
    data: trend.map(({ price }, index) => ({
      value: isShown(index) ? price : null,
      symbolSize: index === marked ? 12 : 0,
      itemStyle: { color: theme.surface, borderColor: theme.brand, borderWidth: 2.5 },
      label: {
        show: index === marked,
        position: 'top' as const,
        distance: 10,
        formatter: price.toFixed(2),
        // Today's price is a flag on its line.
        ...(marked === today
          ? { color: theme.surface, backgroundColor: theme.brand, padding: [4, 8], borderRadius: 4 }
          : { color: theme.brand }),
        fontSize: theme.medium,
        fontFamily: theme.font,
        fontWeight: 700,
      },
    })),
  });
  return {
    grid: { left: 44, right: 28, top: 32, bottom: 28 },
    tooltip: { ...readout(theme), valueFormatter: (value) => (value ? `${value} 万元` : '—') },
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: trend.map(({ month }) => month.slice(2).replace('-', '.')),
      axisLine: baseline(theme),
      axisTick: { show: false },
      axisLabel: { ...wordsAlong(theme), hideOverlap: true },
    },
    yAxis: { type: 'value', scale: true, splitLine: hairlines(theme), axisLabel: wordsAlong(theme) },
    series: [
      ...band(trend, theme),
      {
        ...line('solid', (index) => index <= today, today),
        markLine: {
          silent: true,
          symbol: 'none',
          lineStyle: { color: theme.lineInput, type: 'solid' },
          label: { formatter: '今天', position: 'insideStartTop', color: theme.inkMuted, rotate: 0 },
          data: [{ xAxis: today }],
        },
      },
      line('dashed', (index) => index >= today, last),
    ],
  };
}

/** The interval as a tinted area: an invisible line along its lower end, and what reaches from there to the upper. */
function band(trend: readonly TrendPoint[], theme: ChartTheme): LineSeriesOption[] {
  if (!hasBand(trend)) return [];
  const edge: LineSeriesOption = {
    type: 'line',
    stack: 'interval',
    symbol: 'none',
    silent: true,
    lineStyle: { opacity: 0 },
    tooltip: { show: false },
  };
  return [
    { ...edge, data: trend.map(({ low }) => low) },
    {
      ...edge,
      areaStyle: { color: theme.tintChip, opacity: 1 },
      data: trend.map(({ low, high }) => (low === undefined || high === undefined ? undefined : high - low)),
    },
  ];
}
