import { limitsOf, maxPoints } from '@cheyantong/evaluation';
import type { RuledTest } from './curve-words.ts';

export interface CurveSize {
  width: number;
  height: number;
}

const MARGIN = { left: 40, right: 16, top: 20, bottom: 44 };
/** Beyond the last knots, so that the level ends can be seen: this share of what lies between them. */
const BEYOND = 0.28;

/** Where values and points lie on the drawing. */
export function curveFrame(test: RuledTest, { width, height }: CurveSize, own: number | null) {
  const [least, most] = shownRange(test, own);
  const top = maxPoints(test);
  const plot = {
    left: MARGIN.left,
    right: width - MARGIN.right,
    top: MARGIN.top,
    bottom: height - MARGIN.bottom,
  };
  const xOf = (value: number): number =>
    round(plot.left + ((plot.right - plot.left) * (value - least)) / (most - least));
  const yOf = (points: number): number => round(plot.bottom - ((plot.bottom - plot.top) * points) / top);
  return { plot, least, most, top, xOf, yOf, ...limitsOf(test) };
}

export type CurveFrame = ReturnType<typeof curveFrame>;

/** The knots and some way beyond them, but nothing that cannot be measured; a value further out is still shown. */
function shownRange({ curve, range }: RuledTest, own: number | null): [number, number] {
  const values = curve.map(([value]) => value);
  const [first, last] = [Math.min(...values), Math.max(...values)];
  const beyond = (last - first) * BEYOND;
  const least = Math.max(range[0], first - beyond);
  const most = Math.min(range[1], last + beyond);
  return own === null ? [least, most] : [Math.min(least, own), Math.max(most, own)];
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
