import type { CarUse, ModelFacts } from './car.ts';
import { estimate } from './estimate.ts';
import { type PreparedModel, prepareModel } from './linear/prepare-model.ts';
import { situate } from './linear/situation.ts';
import { monthsOutside } from './market-months.ts';
import { currentModel } from './model/valuation-model.ts';
import { yuanOf } from './yuan.ts';

/** What dealers ask for such a car. */
export interface AskingPrice {
  priceYuan: number;
  /** Eight of ten such cars are asked for between these. */
  lowYuan: number;
  highYuan: number;
  /** Of the series. */
  listings: number;
}

/** What the figures say of a model, whatever happened to a car of it. It takes most of the time of a valuation: keep it. */
export const aboutModel = (facts: ModelFacts): PreparedModel => prepareModel(currentModel().linear, facts);

/** A valuation without its explanations: quick enough for every card of a page. */
export function askingPrice(prepared: PreparedModel, use: CarUse): AskingPrice {
  const figures = currentModel();
  const situation = situate(figures.linear, prepared, use);
  const answer = estimate(figures, prepared, situation, monthsOutside(figures, use.valuedOn));
  return {
    priceYuan: Math.round(yuanOf(answer.middle)),
    lowYuan: Math.round(yuanOf(answer.below)),
    highYuan: Math.round(yuanOf(answer.above)),
    listings: prepared.listings.series,
  };
}
