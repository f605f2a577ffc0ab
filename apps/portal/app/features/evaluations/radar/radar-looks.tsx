import type { ReactElement } from 'react';
import type { Point } from './radar-points.ts';

/** A car keeps its look wherever it is drawn; colour is never all that tells it from another. */
export const LOOKS = ['first', 'second', 'third', 'fourth', 'median'] as const;
export type Look = (typeof LOOKS)[number];

export interface RadarLine {
  name: string;
  look: Look;
  /** Per cent of the points, in the order of the corners. */
  values: readonly number[];
}

type Sign = (at: Point) => ReactElement;

/** Half of how wide a sign is. */
const HALF = 4;

const SIGNS: Record<Look, Sign | null> = {
  first: ({ x, y }) => <circle cx={x} cy={y} r={HALF} />,
  second: ({ x, y }) => <rect x={x - HALF} y={y - HALF} width={2 * HALF} height={2 * HALF} />,
  third: ({ x, y }) => <path d={`M${x} ${y - HALF}L${x + HALF} ${y + HALF}H${x - HALF}Z`} />,
  fourth: ({ x, y }) => <path d={`M${x} ${y - HALF}L${x + HALF} ${y}L${x} ${y + HALF}L${x - HALF} ${y}Z`} />,
  median: null,
};

/** What stands at the corners of a line. */
export const signOf = (look: Look): Sign | null => SIGNS[look];
