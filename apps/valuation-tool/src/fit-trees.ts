import { type BinnedForest, FEATURES } from '@cheyantong/valuation/fitting';
import type { Sight } from './folded-features.ts';
import { plantForest } from './trees/plant.ts';

/** Trees that correct what the linear half leaves over, learnt from sights of cars it had not seen. */
export function fitTrees(sights: readonly Sight[], target: Float64Array): BinnedForest {
  return plantForest(
    sights.map(({ features }) => features),
    Float64Array.from(sights, ({ at, linear }) => (target[at] ?? 0) - linear),
    {
      trees: 250,
      mostLeaves: 31,
      leastRows: 30,
      shrinkage: 10,
      rate: 0.05,
      rowShare: 0.7,
      featureShare: 0.6,
      wildBeyond: 0.06,
      direction: FEATURES.map(({ direction = 0 }) => direction),
      seed: 20_250_401,
    },
  );
}
