import { SeededRandom } from '@cheyantong/domain/seeded-random';
import type { BodyId } from '../bodies/profile.ts';
import { item } from '../geometry/curves.ts';
import { DESIGN_CHOICES, type Design, type ShapeId } from './design.ts';

export interface CarToDress {
  readonly body: BodyId;
  /** Brand and series: all cars of a series look alike. */
  readonly name: string;
  readonly electric: boolean;
  /** Null where it is neither, or nobody knows. */
  readonly size: 'small' | 'large' | null;
}

const SHAPES_OF_SIZE: Readonly<Record<'small' | 'large', readonly ShapeId[]>> = {
  small: ['compact', 'standard'],
  large: ['stately', 'sleek', 'standard'],
};

/** The design of a series: always the same one, and hardly ever that of another series. */
export function chooseDesign({ body, name, electric, size }: CarToDress): Design {
  const choices = DESIGN_CHOICES[body];
  const faces = electric ? choices.closed : choices.grilled;
  const random = new SeededRandom(seedOf(name));
  return {
    shape: random.pick(size ? SHAPES_OF_SIZE[size] : choices.shapes),
    face: random.pick(faces),
    wheels: random.pick(choices.wheels),
    tail: random.pick(choices.tails),
    finish: random.pick(choices.finishes),
    lamps: random.pick(faces),
  };
}

/** A number for a name (FNV-1a). */
function seedOf(name: string): number {
  let seed = 0x811c9dc5;
  for (const sign of name) seed = Math.imul(seed ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return seed;
}

/** The design of a body type where no model is meant. */
export function standardDesign(body: BodyId): Design {
  const { shapes, grilled, wheels, tails, finishes } = DESIGN_CHOICES[body];
  return {
    shape: item(shapes, 0),
    face: item(grilled, 0),
    lamps: item(grilled, 0),
    wheels: item(wheels, 0),
    tail: item(tails, 0),
    finish: item(finishes, 0),
  };
}
