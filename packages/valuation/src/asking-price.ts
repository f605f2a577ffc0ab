import type { CarUse, ModelFacts } from './car.ts';
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
  sampleTooSmall: boolean;
}

/** What the figures say of a model, whatever happened to a car of it. It takes most of the time of a valuation: keep it. */
export const aboutModel = (facts: ModelFacts): PreparedModel => prepareModel(currentModel().linear, facts);

/** A valuation without its explanations: quick enough for every card of a page. */
export function askingPrice(prepared: PreparedModel, use: CarUse): AskingPrice {
  const figures = currentModel();
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
    sampleTooSmall: isSampleTooSmall(prepared, answer),
  };
}
