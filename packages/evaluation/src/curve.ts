import type { Knot, Test } from './edition.ts';
import { roundHalfUp, sum } from './rounding.ts';

export const maxPoints = ({ curve }: Pick<Test, 'curve'>): number =>
  Math.max(...curve.map(([, points]) => points));

/** Between which two knots a value lies; beyond the ends of the curve there is only the last one on its side. */
export type Segment =
  | { kind: 'between'; from: Knot; to: Knot }
  | { kind: 'level'; knot: Knot; side: 'below' | 'above' };

export function segmentAt(curve: readonly Knot[], value: number): Segment {
  const next = curve.findIndex(([knot]) => value <= knot);
  const [from, to] = [curve[next - 1], curve[next]];
  if (from && to) return { kind: 'between', from, to };
  return to
    ? { kind: 'level', knot: to, side: 'below' }
    : { kind: 'level', knot: curve.at(-1) ?? [value, 0], side: 'above' };
}

/** Points of a value on the line between its two knots, to two places. */
export function pointsAt(curve: readonly Knot[], value: number): number {
  const segment = segmentAt(curve, value);
  if (segment.kind === 'level') return segment.knot[1];
  const { from, to } = segment;
  const share = (value - from[0]) / (to[0] - from[0]);
  return roundHalfUp(from[1] + (to[1] - from[1]) * share, 2);
}

/** Where the points end: the value at which there is nothing left to gain, and the one at which there is nothing. */
export function limitsOf({ curve }: Pick<Test, 'curve'>): { zeroAt: number; fullAt: number } {
  const most = maxPoints({ curve });
  const least = Math.min(...curve.map(([, points]) => points));
  const atEnd = (points: number, highIsGood: boolean) => {
    const values = curve.filter((knot) => knot[1] === points).map(([value]) => value);
    return (highIsGood ? values[0] : values.at(-1)) ?? 0;
  };
  const good = highIsGood({ curve });
  return { zeroAt: atEnd(least, !good), fullAt: atEnd(most, good) };
}

export const highIsGood = ({ curve }: Pick<Test, 'curve'>): boolean =>
  (curve.at(-1)?.[1] ?? 0) > (curve[0]?.[1] ?? 0);

/** The reading that counts, to the decimals of the test. */
export function counted(
  test: Pick<Test, 'curve' | 'take' | 'decimals'>,
  readings: readonly number[],
): number {
  return roundHalfUp(TAKEN[test.take](readings, highIsGood(test)), test.decimals);
}

const TAKEN: Record<Test['take'], (readings: readonly number[], highIsGood: boolean) => number> = {
  worst: (readings, good) => (good ? Math.min(...readings) : Math.max(...readings)),
  mean: (readings) => sum(readings) / readings.length,
  median(readings) {
    const rising = readings.toSorted((a, b) => a - b);
    const [low = 0, high = 0] = [rising[(rising.length - 1) >> 1], rising[rising.length >> 1]];
    return (low + high) / 2;
  },
};
