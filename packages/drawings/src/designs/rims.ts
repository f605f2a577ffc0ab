import type { WheelId } from './design.ts';

/** One arm of a rim: how far from the middle of its sector it starts and ends, in radians. */
export interface Arm {
  readonly inner: readonly [number, number];
  readonly outer: readonly [number, number];
  /** Where it starts and ends, as shares of the rim's radius. */
  readonly from?: number;
  readonly to?: number;
}

/** The pattern of a rim, repeated `sectors` times round the hub. */
export interface Rim {
  readonly sectors: number;
  readonly arms: readonly Arm[];
  /** What shows between the arms: the brake, or a cover that closes the rim. */
  readonly closed?: boolean;
  /** Dark lacquer with bright edges. */
  readonly dark?: boolean;
}

export const RIMS: Readonly<Record<WheelId, Rim>> = {
  twin: {
    sectors: 5,
    arms: [
      { inner: [-0.57, 0], outer: [-0.26, -0.09] },
      { inner: [0, 0.57], outer: [0.09, 0.26] },
    ],
  },
  star: { sectors: 5, arms: [{ inner: [-0.55, 0.55], outer: [-0.2, 0.2] }] },
  blades: { sectors: 10, arms: [{ inner: [-0.42, 0.42], outer: [-0.05, 0.2] }] },
  mesh: {
    sectors: 10,
    arms: [
      { inner: [-0.3, -0.05], outer: [0.22, 0.32] },
      { inner: [0.05, 0.3], outer: [-0.32, -0.22] },
    ],
  },
  forked: {
    sectors: 6,
    dark: true,
    arms: [
      { inner: [-0.4, 0.4], outer: [-0.12, 0.12], to: 0.6 },
      { inner: [-0.13, 0.02], outer: [-0.36, -0.26], from: 0.52 },
      { inner: [-0.02, 0.13], outer: [0.26, 0.36], from: 0.52 },
    ],
  },
  turbine: { sectors: 9, dark: true, arms: [{ inner: [-0.36, 0.1], outer: [0.12, 0.52] }] },
  petals: { sectors: 5, closed: true, arms: [{ inner: [-0.5, 0.5], outer: [-0.46, 0.3], from: 0.3 }] },
  steel: {
    sectors: 8,
    closed: true,
    arms: [{ inner: [-0.3, 0.3], outer: [-0.16, 0.16], from: 0.34, to: 0.86 }],
  },
};
