import type { BodyId } from '../bodies/profile.ts';
import type { ShapeId } from './design.ts';

/** How a shape departs from its body type's profile; metres where nothing else is said. */
export interface Shape {
  /** Added ahead of the front axle, between the axles and behind the rear one. */
  readonly front: number;
  readonly wheelbase: number;
  readonly rear: number;
  readonly halfWidth: number;
  /** Added under the sill; half of it is a larger wheel. */
  readonly lift: number;
  /** Added to the height of the bonnet's front edge. */
  readonly brow: number;
  /** The height of the cabin above the belt, as a factor. */
  readonly cabin: number;
  /** How much of the cabin's height the roof loses towards its end, as a share. */
  readonly fall: number;
  /** How far back the head of the windscreen moves. */
  readonly rake: number;
  /** How far back the foot of the rear window moves. */
  readonly glide: number;
  /** How far the lower edge of the side windows climbs towards its end. */
  readonly kick: number;
  /** Added to the squareness of nose and tail from above. */
  readonly squareness: number;
}

const UNCHANGED: Shape = {
  front: 0,
  wheelbase: 0,
  rear: 0,
  halfWidth: 0,
  lift: 0,
  brow: 0,
  cabin: 1,
  fall: 0,
  rake: 0,
  glide: 0,
  kick: 0,
  squareness: 0,
};

type Departures = Readonly<Record<Exclude<ShapeId, 'standard'>, Partial<Shape>>>;

const DEPARTURES: Readonly<Record<BodyId, Departures>> = {
  sedan: {
    sleek: { wheelbase: 0.1, cabin: 0.92, fall: 0.14, rake: 0.12, glide: 0.26, kick: 0.04, brow: -0.04 },
    stately: {
      front: 0.02,
      wheelbase: 0.2,
      rear: 0.08,
      brow: 0.07,
      cabin: 1.05,
      glide: -0.1,
      squareness: 0.5,
    },
    compact: { front: -0.06, wheelbase: -0.2, rear: -0.22, halfWidth: -0.04, cabin: 1.1, brow: 0.03 },
  },
  hatchback: {
    sleek: { wheelbase: 0.1, rear: 0.1, cabin: 0.93, fall: 0.14, rake: 0.06, kick: 0.05, brow: -0.02 },
    stately: { lift: 0.06, brow: 0.06, cabin: 1.02, halfWidth: 0.02, squareness: 0.3 },
    compact: { front: -0.14, wheelbase: -0.3, rear: -0.1, halfWidth: -0.05, cabin: 1.16, brow: 0.05 },
  },
  suv: {
    sleek: { cabin: 0.9, fall: 0.26, rake: 0.12, glide: 0.06, kick: 0.08, brow: -0.03 },
    stately: {
      wheelbase: 0.2,
      rear: 0.12,
      halfWidth: 0.03,
      lift: 0.05,
      brow: 0.1,
      cabin: 1.08,
      fall: -0.1,
      rake: -0.1,
      squareness: 1.2,
    },
    compact: {
      front: -0.08,
      wheelbase: -0.24,
      rear: -0.16,
      halfWidth: -0.05,
      cabin: 1.02,
      brow: 0.03,
      kick: 0.04,
    },
  },
  mpv: {
    sleek: { cabin: 0.9, fall: 0.08, rake: 0.06, kick: 0.04, brow: -0.03 },
    stately: { wheelbase: 0.12, rear: 0.06, cabin: 1.04, brow: 0.07, squareness: 0.5 },
    compact: { front: -0.04, wheelbase: -0.26, rear: -0.26, halfWidth: -0.05, cabin: 0.94 },
  },
  sports: {
    sleek: { front: 0.08, wheelbase: 0.06, cabin: 0.93, rake: 0.06, brow: -0.02 },
    stately: { front: -0.06, wheelbase: 0.12, rear: 0.08, cabin: 1.08, brow: 0.05 },
    compact: { front: -0.08, wheelbase: -0.1, rear: -0.1, cabin: 1.04, halfWidth: -0.03, brow: 0.03 },
  },
  pickup: {
    sleek: { cabin: 0.95, rake: 0.05, brow: -0.04 },
    stately: {
      front: 0.04,
      wheelbase: 0.1,
      rear: 0.08,
      halfWidth: 0.03,
      lift: 0.05,
      brow: 0.06,
      squareness: 0.6,
    },
    compact: { wheelbase: -0.16, rear: -0.14, halfWidth: -0.05, lift: -0.04, cabin: 1.02 },
  },
  microvan: {
    sleek: { front: 0.1, wheelbase: 0.06, cabin: 0.94, rake: 0.05 },
    stately: { wheelbase: 0.26, rear: 0.14, cabin: 1.06, squareness: 0.4 },
    compact: { wheelbase: -0.14, rear: -0.12, cabin: 0.96, halfWidth: -0.03 },
  },
  estate: {
    sleek: { cabin: 0.94, fall: 0.12, rake: 0.06, kick: 0.06, brow: -0.03 },
    stately: { wheelbase: 0.12, rear: 0.06, lift: 0.05, brow: 0.05, cabin: 1.05, squareness: 0.3 },
    compact: { front: -0.05, wheelbase: -0.14, rear: -0.1, halfWidth: -0.03, cabin: 1.03 },
  },
};

export const shapeOf = (body: BodyId, shape: ShapeId): Shape =>
  shape === 'standard' ? UNCHANGED : { ...UNCHANGED, ...DEPARTURES[body][shape] };
