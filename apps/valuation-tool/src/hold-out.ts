import type { Strayed } from './calibrate.ts';
import { crossValidate } from './cross-validate.ts';
import { expectDistances } from './fit-spread.ts';
import { FoldedLinear } from './folded-features.ts';
import { judgeHeldOut } from './judge-held-out.ts';
import type { LinearStudy } from './linear-study.ts';
import type { Judged } from './measure.ts';

export const FOLDS = 5;

interface HoldOut {
  folded: FoldedLinear;
  strayed: Strayed[];
  judged: Judged[];
}

/** Five times a fifth of the listings is kept back and valued by what was fitted on the rest. */
export function holdOut(study: LinearStudy, seed: number, tell: (sentence: string) => void): HoldOut {
  const folded = new FoldedLinear(study, FOLDS, seed);
  const strayed = expectDistances(crossValidate(folded, tell), FOLDS);
  return { folded, strayed, judged: judgeHeldOut(folded, strayed) };
}
