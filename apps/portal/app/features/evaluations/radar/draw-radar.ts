import type { ChartOption } from '../../../shared/chart/option.ts';
import type { ChartTheme } from '../../../shared/chart/theme.ts';

/** A car keeps its look wherever it is drawn; colour is never all that tells it from another. */
export const LOOKS = ['first', 'second', 'third', 'fourth', 'median'] as const;
type Look = (typeof LOOKS)[number];

export interface RadarLine {
  name: string;
  look: Look;
  /** Per cent of the points, in the order of the corners. */
  values: readonly number[];
}

export interface RadarData {
  corners: readonly string[];
  lines: readonly RadarLine[];
  /** Written at the corners: the values of the only car. */
  atCorners?: readonly number[] | undefined;
  /** On a phone the corners' names need the room beside the drawing. */
  narrow: boolean;
}

type Dash = 'solid' | 'dashed' | 'dotted';

const looks = ({
  brand,
  caution,
  ink,
  good,
  lineInput,
}: ChartTheme): Record<Look, { colour: string; dash: Dash; symbol: string; fill: number }> => ({
  first: { colour: brand, dash: 'solid', symbol: 'circle', fill: 0.1 },
  second: { colour: caution, dash: 'dashed', symbol: 'rect', fill: 0 },
  third: { colour: ink, dash: 'solid', symbol: 'triangle', fill: 0 },
  fourth: { colour: good, dash: 'dotted', symbol: 'diamond', fill: 0 },
  median: { colour: lineInput, dash: 'dashed', symbol: 'none', fill: 0 },
});

export function drawRadar({ corners, lines, atCorners, narrow }: RadarData, theme: ChartTheme): ChartOption {
  return {
    radar: {
      radius: narrow ? '50%' : '66%',
      center: ['50%', '51%'],
      splitNumber: 4,
      indicator: corners.map((name, index) => ({
        name: atCorners ? `${name}\n{value|${atCorners[index]}}` : name,
        min: 0,
        max: 100,
      })),
      axisName: {
        color: theme.ink,
        fontSize: theme.medium,
        fontFamily: theme.font,
        lineHeight: theme.medium * 1.4,
        rich: {
          value: { color: theme.brand, fontSize: theme.medium, fontWeight: 700, fontFamily: theme.font },
        },
      },
      axisNameGap: narrow ? 6 : 10,
      axisLine: { lineStyle: { color: theme.lineInner } },
      splitLine: { lineStyle: { color: theme.line } },
      splitArea: { show: false },
    },
    series: lines.map(({ name, look, values }) => {
      const { colour, dash, symbol, fill } = looks(theme)[look];
      return {
        type: 'radar' as const,
        silent: true,
        symbol,
        symbolSize: 8,
        itemStyle: { color: theme.surface, borderColor: colour, borderWidth: 2 },
        lineStyle: { color: colour, width: 2, type: dash },
        areaStyle: { color: colour, opacity: fill },
        data: [{ name, value: [...values] }],
      };
    }),
  };
}
