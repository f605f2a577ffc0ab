import type { Car, ModelFacts } from './car.ts';
import { estimate } from './estimate.ts';
import { type PreparedModel, prepareModel } from './linear/prepare-model.ts';
import { situate } from './linear/situation.ts';
import { monthsOutside } from './market-months.ts';
import { currentModel } from './model/valuation-model.ts';
import { isSampleTooSmall } from './sample-too-small.ts';
import { yuanOf } from './yuan.ts';

/** What dealers ask for such a car. */
export interface AskingPrice {
  priceYuan: number;
  /** Half of such cars are asked for between these, */
  quarterYuan: number;
  threeQuartersYuan: number;
  /** and eight of ten between these. */
  lowYuan: number;
  highYuan: number;
  thin: boolean;
}

/** A valuation without its explanations: quick enough for every card of a page. */
export function askingPrice({ model: facts, use }: Car): AskingPrice {
  const figures = currentModel();
  const prepared = preparedModel(facts);
  const situation = situate(figures.linear, prepared, use);
  const answer = estimate(figures, prepared, situation, monthsOutside(figures, use.valuedOn));
  const { percentiles } = figures.spread;
  const at = (percent: 25 | 75): number =>
    yuanOf(answer.middle + answer.distance * ((percentiles[percent] ?? 0) - (percentiles[50] ?? 0)));
  return {
    priceYuan: Math.round(yuanOf(answer.middle)),
    quarterYuan: Math.round(at(25)),
    threeQuartersYuan: Math.round(at(75)),
    lowYuan: Math.round(yuanOf(answer.below)),
    highYuan: Math.round(yuanOf(answer.above)),
    thin: isSampleTooSmall(prepared, answer),
  };
}

/** About 1.5 KB each. */
const MOST_KEPT = 20_000;
const kept = new Map<string, PreparedModel>();

/** Preparing a model takes most of the time of a valuation, and the cars of a page are often of the same few. */
function preparedModel(facts: ModelFacts): PreparedModel {
  const key = Object.values(facts).join('\n');
  const known = kept.get(key);
  if (known) return known;
  const prepared = prepareModel(currentModel().linear, facts);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest);
  kept.set(key, prepared);
  return prepared;
}
