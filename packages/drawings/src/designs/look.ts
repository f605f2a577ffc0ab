import { BODY_PROFILES } from '../bodies/catalogue.ts';
import type { BodyId, BodyProfile } from '../bodies/profile.ts';
import { type Design, type FinishId, hasGrille } from './design.ts';
import type { Face } from './faces/face.ts';
import { FACE_DESIGNS } from './faces/index.ts';
import { reshaped } from './reshaped.ts';
import { RIMS, type Rim } from './rims.ts';
import { shapeOf } from './shapes.ts';
import { TAIL_DESIGNS, type TailLamps } from './tails.ts';

/** A design made out: what the parts of a car draw. */
export interface Look {
  readonly face: Face;
  readonly tail: TailLamps;
  readonly rim: Rim;
  readonly finish: FinishId;
  readonly electric: boolean;
}

const faceOf = ({ face, lamps: from }: Design): Face => {
  const { lamps, lights, corners } = FACE_DESIGNS[from];
  return { ...FACE_DESIGNS[face], lamps, lights, corners };
};

export const lookOf = (design: Design): Look => ({
  face: faceOf(design),
  tail: TAIL_DESIGNS[design.tail],
  rim: RIMS[design.wheels],
  finish: design.finish,
  electric: !hasGrille(design),
});

export const profileOf = (body: BodyId, { shape }: Pick<Design, 'shape'>): BodyProfile =>
  reshaped(BODY_PROFILES[body], shapeOf(body, shape));
