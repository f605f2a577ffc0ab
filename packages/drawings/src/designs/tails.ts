import type { Vec2 } from '../geometry/vector.ts';
import type { TailId } from './design.ts';

/** Tail lamps on the driver's side, as `[across, up]` on the tail like a face on the nose. */
export interface TailLamps {
  readonly outline: readonly Vec2[];
  /** The strip that joins the lamps of both sides. */
  readonly strip?: readonly [bottom: number, top: number];
}

export const TAIL_DESIGNS: Readonly<Record<TailId, TailLamps>> = {
  wrapped: {
    outline: [
      [0.36, 0.89],
      [0.68, 0.91],
      [1.0, 0.935],
      [1.24, 0.94],
      [1.28, 0.88],
      [1.14, 0.8],
      [0.82, 0.755],
      [0.5, 0.75],
      [0.36, 0.79],
    ],
    strip: [0.815, 0.85],
  },
  lightBar: {
    outline: [
      [-0.02, 0.9],
      [0.5, 0.905],
      [0.95, 0.925],
      [1.24, 0.945],
      [1.27, 0.9],
      [1.15, 0.82],
      [0.95, 0.83],
      [0.5, 0.835],
      [-0.02, 0.835],
    ],
  },
  towers: {
    outline: [
      [0.86, 0.94],
      [1.05, 0.95],
      [1.1, 0.91],
      [1.1, 0.55],
      [1.04, 0.5],
      [0.87, 0.52],
    ],
  },
  hooks: {
    outline: [
      [0.46, 0.92],
      [0.9, 0.935],
      [1.2, 0.95],
      [1.27, 0.9],
      [1.2, 0.68],
      [1.08, 0.62],
      [1.0, 0.66],
      [1.04, 0.8],
      [0.9, 0.84],
      [0.46, 0.84],
    ],
  },
  blocks: {
    outline: [
      [0.56, 0.9],
      [0.8, 0.92],
      [1.16, 0.94],
      [1.22, 0.9],
      [1.18, 0.7],
      [1.08, 0.66],
      [0.62, 0.69],
      [0.56, 0.74],
    ],
  },
};
