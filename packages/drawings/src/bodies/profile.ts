import type { Vec2 } from '../geometry/vector.ts';

export type BodyId = 'sedan' | 'hatchback' | 'suv' | 'mpv' | 'sports' | 'pickup' | 'microvan' | 'estate';

/**
 * One body type as numbers. Lengths are metres; `x` runs from the nose to the tail, `z` from the ground up.
 * Curves seen from the side are lists of `[x, z]`; sections are lists of `[v, inset]`, where v runs from the shoulder
 * (0) down to the sill (1) and the inset is how far the panel lies inside the widest outline of the car.
 */
export interface BodyProfile {
  readonly length: number;
  readonly halfWidth: number;
  readonly height: number;
  readonly axles: readonly [front: number, rear: number];
  readonly wheel: WheelSize;
  readonly plan: PlanOutline;
  /** Upper edge of the lower body: front edge of the bonnet, wing, belt line, tail. */
  readonly shoulder: readonly Vec2[];
  /** How much higher than the shoulder the middle of bonnet and boot lid lies. */
  readonly crown: readonly Vec2[];
  readonly sill: readonly Vec2[];
  readonly sections: {
    readonly nose: readonly Vec2[];
    readonly side: readonly Vec2[];
    readonly tail: readonly Vec2[];
  };
  /** How far the wings swell over the wheels. */
  readonly haunch: number;
  readonly cabin: CabinShape;
  readonly sideWindow: SideWindow;
  /** Shut lines of doors and flaps on the side. */
  readonly shutLines: readonly (readonly Vec2[])[];
  /** Front end of each door handle. */
  readonly handles: readonly Vec2[];
  /** Where the bonnet shut line runs, as a share of the half-width. */
  readonly bonnetEdge: number;
  readonly rear: RearEnd;
  readonly trim: Trim;
}

interface WheelSize {
  readonly radius: number;
  /** Rim radius as a share of the tyre's. */
  readonly rim: number;
  /** Free space between tyre and arch. */
  readonly gap: number;
}

/** The car from above: a rectangle with superelliptic ends. Higher squareness means tighter corners. */
interface PlanOutline {
  readonly noseDepth: number;
  readonly noseSquareness: number;
  readonly tailDepth: number;
  readonly tailSquareness: number;
  /** Width at the very nose and tail as a share of the full width. */
  readonly noseTaper: number;
  readonly tailTaper: number;
}

interface CabinShape {
  /** From the base of the windscreen up. */
  readonly frontPillar: readonly Vec2[];
  /** Side edge of the roof, front to back; starts and ends where the pillars do. */
  readonly roofRail: readonly Vec2[];
  /** From the roof down to the belt. */
  readonly rearPillar: readonly Vec2[];
  /** Half-width at the belt as a share of the car's, and of the roof in metres. */
  readonly baseWidth: number;
  readonly roofHalfWidth: number;
  /** How far the middle of windscreen, rear window and roof bows out. */
  readonly screenBow: number;
  readonly rearBow: number;
  readonly roofCrown: number;
}

export interface SideWindow {
  readonly outline: readonly Vec2[];
  /** Pillars between the panes: foot and head of their middle line, and half their width. */
  readonly pillars: readonly { readonly foot: Vec2; readonly head: Vec2; readonly half: number }[];
  /** Where head rests can be seen. */
  readonly seats: readonly number[];
}

interface RearEnd {
  /** Middle of the hollow where a number plate would be. */
  readonly plateHeight: number;
  /** Lower edge of the boot lid or tailgate. */
  readonly lidBottom: number;
  readonly lidHalfWidth: number;
  readonly diffuserTop: number;
  readonly exhausts: boolean;
}

interface Trim {
  /** Black plastic round the arches and along the sill. */
  readonly cladding: boolean;
  readonly roofRails: boolean;
  /** Rail of a sliding door: from x to x at a height. */
  readonly slideRail?: { readonly from: number; readonly to: number; readonly z: number };
  /** The open bed of a pickup: from x to x. */
  readonly bed?: readonly [from: number, to: number];
  readonly spoiler: 'none' | 'lip' | 'roof';
}
