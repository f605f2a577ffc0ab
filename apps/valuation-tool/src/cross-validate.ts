import { forestAnswer, provinceOf } from '@cheyantong/valuation/fitting';
import { fitTrees } from './fit-trees.ts';
import type { FoldedLinear } from './folded-features.ts';

/** A listing valued by a model that was fitted without it. Logarithms. */
export interface HeldOut {
  at: number;
  fold: number;
  features: Float64Array;
  middle: number;
  /** The asking price over the valuation. */
  error: number;
  province: string | null;
}

/** Values every listing by a model fitted on the other folds; comes back in the order of the listings. */
export function crossValidate(folded: FoldedLinear, tell: (sentence: string) => void): HeldOut[] {
  const heldOut: HeldOut[] = [];
  const { target } = folded.study;
  for (let fold = 0; fold < folded.folds; fold++) {
    const trees = fitTrees(folded.sights(fold), target);
    for (const { at, features, linear } of folded.see(folded.without(fold), folded.fold(fold))) {
      const middle = linear + forestAnswer(trees, features);
      const cityCode = folded.study.listings[at]?.car.use.cityCode;
      heldOut.push({
        at,
        fold,
        features,
        middle,
        error: (target[at] ?? 0) - middle,
        province: cityCode ? provinceOf(cityCode) : null,
      });
    }
    tell(`交叉验证 ${fold + 1}/${folded.folds}`);
  }
  return heldOut.sort((a, b) => a.at - b.at);
}
