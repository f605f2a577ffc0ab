import { ORDINARY_YEAR_KM, wanOfKilometres } from '@cheyantong/domain';
import { baseline, hairlines, readout, wordsAlong } from '../../../../shared/chart/frame.ts';
import type { ChartOption } from '../../../../shared/chart/option.ts';
import type { ChartTheme } from '../../../../shared/chart/theme.ts';
import { isBelowEarlier, type MileagePoint, yearsBetween } from './mileage-facts.ts';

/** Services come so often that naming them would hide the rest. */
const ROUTINE = '保养';

/** Readings as a line of rings, over the band of an ordinary yearly mileage that opens from the first one. */
export function drawMileage(points: readonly MileagePoint[], theme: ChartTheme): ChartOption {
  return {
    grid: { left: 36, right: 48, top: 28, bottom: 28 },
    tooltip: { ...readout(theme), valueFormatter: (value) => `${Number(value).toFixed(2)} 万公里` },
    xAxis: {
      type: 'time',
      axisLine: baseline(theme),
      axisTick: { show: false },
      axisLabel: { ...wordsAlong(theme), hideOverlap: true, formatter: '{yyyy}.{MM}' },
      splitNumber: 4,
    },
    yAxis: {
      type: 'value',
      min: 0,
      splitNumber: 4,
      splitLine: hairlines(theme),
      axisLabel: wordsAlong(theme),
    },
    series: [...ordinaryBand(points, theme), readings(points, theme)],
  };
}

function readings(points: readonly MileagePoint[], theme: ChartTheme) {
  const last = points.length - 1;
  return {
    name: '读数',
    type: 'line' as const,
    symbol: 'circle',
    lineStyle: { color: theme.brand, width: 2.5 },
    labelLayout: { hideOverlap: true },
    data: points.map(({ date, km, label }, index) => {
      const isEnd = index === 0 || index === last;
      const stands = isBelowEarlier(points, index)
        ? theme.bad
        : /出险|事故/.test(label ?? '')
          ? theme.caution
          : theme.brand;
      return {
        value: [date, km / 10_000],
        symbolSize: isEnd ? 12 : 9,
        itemStyle: { color: theme.surface, borderColor: stands, borderWidth: 2.5 },
        label: {
          show: index === last || (index > 0 && label !== null && label !== ROUTINE),
          position: index === last ? ('right' as const) : ('top' as const),
          distance: 8,
          formatter:
            index === last ? wanOfKilometres(km).toFixed(1) : `${label} ${wanOfKilometres(km).toFixed(1)}`,
          color: stands === theme.brand && index !== last ? theme.ink : stands,
          fontSize: theme.medium,
          fontFamily: theme.font,
          fontWeight: 700,
        },
      };
    }),
  };
}

/** Two stacked lines: an invisible floor, and on it the height of the band. */
function ordinaryBand(points: readonly MileagePoint[], theme: ChartTheme) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const { low, high } = ORDINARY_YEAR_KM;
  const years = yearsBetween(first.date, last.date);
  const line = (name: string, opacity: number, from: number, to: number) => ({
    name,
    type: 'line' as const,
    stack: '常见范围',
    silent: true,
    symbol: 'none',
    lineStyle: { opacity: 0 },
    areaStyle: { color: theme.tintChip, opacity },
    tooltip: { show: false },
    data: [
      [first.date, from / 10_000],
      [last.date, to / 10_000],
    ],
  });
  return [
    line('范围下限', 0, first.km, first.km + low * years),
    line('范围宽度', 1, 0, (high - low) * years),
  ];
}
