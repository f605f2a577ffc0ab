import type { BodyId } from '../bodies/profile.ts';
import { DESIGN_CHOICES, type Design, FACES, FINISHES, SHAPES, TAILS, WHEELS } from './design.ts';

/** A design as six letters and digits, for the name of a picture. */
export const designWord = ({ shape, face, lamps, wheels, tail, finish }: Design): string =>
  [
    SHAPES.indexOf(shape),
    FACES.indexOf(face),
    FACES.indexOf(lamps),
    WHEELS.indexOf(wheels),
    TAILS.indexOf(tail),
    FINISHES.indexOf(finish),
  ]
    .map((place) => place.toString(36))
    .join('');

/** The design a word stands for; null for a word that is none, or none of this body type. */
export function designOfWord(body: BodyId, word: string): Design | null {
  const { shapes, grilled, closed, wheels, tails, finishes } = DESIGN_CHOICES[body];
  const [shape, face, lamps, wheel, tail, finish] = [SHAPES, FACES, FACES, WHEELS, TAILS, FINISHES].map(
    (all, at) => all[Number.parseInt(word.charAt(at), 36)],
  );
  // Lamps of an electric car are made for a closed nose.
  const faces = [grilled, closed].find((ids) => ids.some((id) => id === face));
  const found = {
    shape: shapes.find((id) => id === shape),
    face: faces?.find((id) => id === face),
    lamps: faces?.find((id) => id === lamps),
    wheels: wheels.find((id) => id === wheel),
    tail: tails.find((id) => id === tail),
    finish: finishes.find((id) => id === finish),
  };
  return isWhole(found) && designWord(found) === word ? found : null;
}

const isWhole = (design: { [part in keyof Design]: Design[part] | undefined }): design is Design =>
  Object.values(design).every((part) => part !== undefined);
