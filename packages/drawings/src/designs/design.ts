import type { BodyId } from '../bodies/profile.ts';

/** Stance and roof line, each as its body type understands it. */
export const SHAPES = ['standard', 'sleek', 'stately', 'compact'] as const;
/** Noses with a grille for the air an engine needs. */
const GRILLED_FACES = ['shield', 'wing', 'octagon', 'stacked', 'columns', 'slot', 'stars', 'oval'] as const;
/** Closed noses: a battery needs no grille. */
const CLOSED_FACES = ['lightBar', 'split', 'drop', 'pressed', 'rings', 'brackets'] as const;
export const FACES = [...GRILLED_FACES, ...CLOSED_FACES] as const;
export const WHEELS = ['twin', 'star', 'blades', 'mesh', 'forked', 'turbine', 'petals', 'steel'] as const;
export const TAILS = ['wrapped', 'lightBar', 'towers', 'hooks', 'blocks'] as const;
/** Bright trim, dark trim, or a black roof over dark trim. */
export const FINISHES = ['bright', 'dark', 'blackRoof'] as const;

export type ShapeId = (typeof SHAPES)[number];
export type FaceId = (typeof FACES)[number];
export type WheelId = (typeof WHEELS)[number];
export type TailId = (typeof TAILS)[number];
export type FinishId = (typeof FINISHES)[number];

/** What tells one model from another of the same body type. */
export interface Design {
  readonly shape: ShapeId;
  /** The middle of the nose: grille, intake, badge. */
  readonly face: FaceId;
  /** The face whose lamps and corners the nose has. */
  readonly lamps: FaceId;
  readonly wheels: WheelId;
  readonly tail: TailId;
  readonly finish: FinishId;
}

/** What suits a body type. The first of each is its standard. */
export interface DesignChoices {
  readonly shapes: readonly ShapeId[];
  readonly grilled: readonly FaceId[];
  readonly closed: readonly FaceId[];
  readonly wheels: readonly WheelId[];
  readonly tails: readonly TailId[];
  readonly finishes: readonly FinishId[];
}

const ALLOYS: readonly WheelId[] = ['twin', 'star', 'blades', 'mesh', 'forked', 'turbine', 'petals'];
const LOW_TAILS: readonly TailId[] = ['wrapped', 'lightBar', 'hooks', 'blocks'];
const TALL_TAILS: readonly TailId[] = ['wrapped', 'lightBar', 'towers', 'hooks'];

const FAMILY_CAR: DesignChoices = {
  shapes: SHAPES,
  grilled: GRILLED_FACES,
  closed: CLOSED_FACES,
  wheels: ALLOYS,
  tails: LOW_TAILS,
  finishes: ['bright', 'dark', 'blackRoof'],
};

export const DESIGN_CHOICES: Readonly<Record<BodyId, DesignChoices>> = {
  sedan: FAMILY_CAR,
  hatchback: { ...FAMILY_CAR, grilled: ['slot', 'shield', 'wing', 'octagon', 'stacked', 'stars', 'oval'] },
  suv: { ...FAMILY_CAR, tails: TALL_TAILS },
  mpv: {
    ...FAMILY_CAR,
    grilled: ['shield', 'columns', 'octagon', 'stars', 'wing', 'slot'],
    tails: TALL_TAILS,
  },
  sports: {
    ...FAMILY_CAR,
    grilled: ['slot', 'oval', 'octagon', 'wing', 'shield', 'stacked'],
    tails: ['wrapped', 'lightBar', 'hooks'],
    finishes: ['dark', 'blackRoof'],
  },
  pickup: {
    ...FAMILY_CAR,
    grilled: ['shield', 'columns', 'octagon', 'wing', 'stars'],
    closed: ['lightBar', 'split', 'brackets', 'pressed'],
    tails: ['towers'],
  },
  microvan: {
    ...FAMILY_CAR,
    grilled: ['wing', 'slot', 'shield', 'oval', 'columns'],
    closed: ['pressed', 'rings', 'lightBar', 'drop'],
    wheels: ['steel', 'star', 'twin', 'petals', 'blades'],
    tails: ['towers'],
    finishes: ['dark', 'bright'],
  },
  estate: FAMILY_CAR,
};

export const hasGrille = ({ face }: Pick<Design, 'face'>): boolean =>
  GRILLED_FACES.some((grilled) => grilled === face);
