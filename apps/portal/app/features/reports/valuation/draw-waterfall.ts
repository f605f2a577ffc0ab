import { signed } from '@cheyantong/domain';
import { baseline, wordsAlong } from '../../../shared/chart/frame.ts';
import type { ChartOption } from '../../../shared/chart/option.ts';
import type { ChartTheme } from '../../../shared/chart/theme.ts';
import type { PriceWaterfall } from './waterfall-steps.ts';

const BAR_PX = 56;
/** A white zigzag across a bar that does not begin at zero. */
const CUT = 'path://M0 6L8 0L16 6L24 0L32 6L40 0L48 6L56 0L56 5L48 11L40 5L32 11L24 5L16 11L8 5L0 11Z';

type Connector = [{ coord: number[] }, { coord: number[] }];

/** Floating bars: an invisible one up to the lower edge, the visible one on it, dashes from one to the next. */
export function drawWaterfall({ steps, floor }: PriceWaterfall, theme: ChartTheme): ChartOption {
  const fill = {
    start: theme.lineInput,
    up: theme.good,
    down: theme.accent,
    none: theme.lineInput,
    end: theme.brand,
  };
  const isWhole = (index: number): boolean => index === 0 || index === steps.length - 1;
  const cutAt = floor + (Math.max(...steps.map(({ to }) => to)) - floor) * 0.08;
  return {
    grid: { left: 8, right: 8, top: 32, bottom: 48 },
    xAxis: {
      type: 'category',
      data: steps.map(({ name }) => name),
      axisLine: baseline(theme),
      axisTick: { show: false },
      axisLabel: {
        ...wordsAlong(theme),
        color: theme.ink,
        interval: 0,
        fontSize: theme.medium,
        lineHeight: theme.medium * 1.4,
        // Six 汉字; a longer name goes on below.
        width: theme.medium * 6,
        overflow: 'break',
      },
    },
    yAxis: { type: 'value', min: floor, show: false },
    series: [
      {
        type: 'bar',
        stack: 'price',
        silent: true,
        itemStyle: { color: 'transparent' },
        data: steps.map(({ from, to }, index) => (isWhole(index) ? 0 : Math.min(from, to))),
      },
      {
        type: 'bar',
        stack: 'price',
        silent: true,
        barWidth: BAR_PX,
        data: steps.map(({ from, to, kind }, index) => ({
          value: isWhole(index) ? to : Math.max(Math.abs(to - from), 0.004),
          itemStyle: { color: fill[kind], borderRadius: 1 },
          label: {
            show: true,
            position: 'top' as const,
            formatter: isWhole(index) ? to.toFixed(2) : signed(to - from),
            color: kind === 'none' || kind === 'start' ? theme.ink : fill[kind],
            fontSize: theme.medium,
            fontFamily: theme.font,
            fontWeight: 700,
          },
        })),
        markLine: {
          silent: true,
          symbol: 'none',
          label: { show: false },
          lineStyle: { color: theme.lineInput, type: 'dashed' },
          data: steps
            .slice(0, -1)
            .map(({ to }, index): Connector => [{ coord: [index, to] }, { coord: [index + 1, to] }]),
        },
        ...(floor > 0 && {
          markPoint: {
            silent: true,
            symbol: CUT,
            symbolSize: [BAR_PX + 2, 10],
            itemStyle: { color: theme.surface },
            label: { show: false },
            data: [0, steps.length - 1].map((index) => ({ name: '断轴', coord: [index, cutAt] })),
          },
        }),
      },
    ],
  };
}
