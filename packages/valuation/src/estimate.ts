import type { LinearModel } from './linear/linear-model.ts';
import type { PreparedModel } from './linear/prepare-model.ts';
import { linearAnswer, type Situation } from './linear/situation.ts';
import { expectedDistance, familiarityOf, provinceStretch, reachOf, type Spread } from './spread.ts';
import { type BinnedForest, forestAnswer } from './trees/binned-forest.ts';
import { featuresOf } from './trees/features.ts';

/** Everything that was fitted and that a price is made of. */
export interface PriceModel {
  linear: LinearModel;
  trees: BinnedForest;
  spread: Spread;
}

/** Logarithms against an ordinary price. Eight of ten cars are asked for between below and above. */
export interface Estimate {
  middle: number;
  below: number;
  above: number;
  /** The expected distance of an asking price from the middle. */
  distance: number;
}

/** How much the whole market moves in a year, as experience has it: what lies outside of the fitted months is less sure. */
const MARKET_DISTANCE_A_YEAR = 0.05;

/** The price alone. */
export function middleOf(trees: BinnedForest, model: PreparedModel, situation: Situation): number {
  const line = linearAnswer(model, situation);
  return line + forestAnswer(trees, featuresOf(model, situation, line));
}

export function estimate(
  { trees, spread }: Pick<PriceModel, 'trees' | 'spread'>,
  model: PreparedModel,
  situation: Situation,
  monthsOutside = 0,
): Estimate {
  const line = linearAnswer(model, situation);
  const features = featuresOf(model, situation, line);
  const middle = line + forestAnswer(trees, features);
  const distance = Math.hypot(
    expectedDistance(spread.forest, features) *
      spread.stretch[familiarityOf(model.listings.model)] *
      provinceStretch(spread, situation.province),
    MARKET_DISTANCE_A_YEAR * Math.sqrt(monthsOutside / 12),
  );
  const { below, above } = reachOf(spread, model.names.energy, situation.ageYears);
  return { middle, below: middle - distance * below, above: middle + distance * above, distance };
}
