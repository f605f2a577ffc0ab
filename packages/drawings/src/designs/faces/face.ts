import type { Vec2 } from '../../geometry/vector.ts';

/**
 * A face is written once for all bodies, as `[across, up]`: across in half-widths of the car, measured round the nose
 * from its middle (the corner lies near 1.05, the lamp's tip near 1.3); up from the sill (0) to the edge of the bonnet (1).
 */
export interface Face {
  readonly grilles: readonly Grille[];
  readonly lamps: readonly HeadLamp[];
  /** Daytime running lights, on the driver's side; the other side is their mirror image. */
  readonly lights: readonly (readonly Vec2[])[];
  /** Openings low in the bumper. */
  readonly intakes: readonly (readonly Vec2[])[];
  /** Openings at the corners, on the driver's side. */
  readonly corners: readonly (readonly Vec2[])[];
  /** Bright strips, on the driver's side. */
  readonly strips?: readonly (readonly Vec2[])[];
  readonly badge: number;
}

export interface Grille {
  readonly outline: readonly Vec2[];
  /** `blank` is only pressed into the painted panel. */
  readonly filling: 'bars' | 'columns' | 'mesh' | 'stars' | 'blank';
  readonly framed: boolean;
}

export interface HeadLamp {
  readonly outline: readonly Vec2[];
  readonly lenses: readonly Vec2[];
  readonly lensRadius: number;
}

const flipped = ([across, up]: Vec2): Vec2 => [-across, up];

/** The whole of an outline from the points of its right half, top to bottom. */
export const symmetric = (half: readonly Vec2[]): Vec2[] => [...half, ...half.toReversed().map(flipped)];

export const ellipse = ([across, up]: Vec2, width: number, height: number): Vec2[] =>
  Array.from({ length: 16 }, (_, i): Vec2 => {
    const angle = (i / 16) * Math.PI * 2;
    return [across + Math.cos(angle) * width, up + Math.sin(angle) * height];
  });

export const AIR_CURTAIN: readonly Vec2[] = [
  [0.98, 0.56],
  [1.05, 0.58],
  [1.03, 0.3],
  [0.985, 0.27],
];
