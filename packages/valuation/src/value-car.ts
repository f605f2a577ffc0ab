import type { Car } from './car.ts';
import { estimate } from './estimate.ts';
import { explainPrice, type PriceFactor } from './explain-price.ts';
import { prepareModel } from './linear/prepare-model.ts';
import { situate } from './linear/situation.ts';
import { monthsOutside } from './market-months.ts';
import type { ValuationModel } from './model/valuation-model.ts';
import { type PriceTable, priceTable } from './price-table.ts';
import { isSampleTooSmall } from './sample-too-small.ts';
import { typicalMileage } from './typical-mileage.ts';
import { yuanOf } from './yuan.ts';

export interface Valuation {
  /** What a dealer asks for such a car in good condition; eight of ten are asked for between low and high. */
  priceYuan: number;
  lowYuan: number;
  highYuan: number;
  /** Too few listings of such cars, or too far apart: show the interval, not the price, and say 样本不足. */
  sampleTooSmall: boolean;
  /** Listings of the same model, and of its series. */
  listings: { model: number; series: number };
  /** A typical car of this model and age; with the factors it adds up to the price exactly. */
  startYuan: number;
  factors: PriceFactor[];
  prices: PriceTable;
  /** What cars of this age have usually driven, 万公里: half of them between low and high. */
  usualMileageWan: { low: number; middle: number; high: number };
}

/** Values a car. Pure: the same figures and the same car give the same answer. Check the input with objectionTo first. */
export function valueCar(model: ValuationModel, { model: facts, use }: Car): Valuation {
  const prepared = prepareModel(model.linear, facts);
  const situation = situate(model.linear, prepared, use);
  const answer = estimate(model, prepared, situation, monthsOutside(model, use.valuedOn));
  const { energy } = prepared.names;
  return {
    priceYuan: Math.round(yuanOf(answer.middle)),
    lowYuan: Math.round(yuanOf(answer.below)),
    highYuan: Math.round(yuanOf(answer.above)),
    sampleTooSmall: isSampleTooSmall(prepared, answer),
    listings: { model: prepared.listings.model, series: prepared.listings.series },
    ...explainPrice(model, prepared, situation),
    prices: priceTable(model.spread, answer),
    usualMileageWan: {
      low: typicalMileage(model.mileageNorms, energy, situation.ageYears, 'quarter'),
      middle: typicalMileage(model.mileageNorms, energy, situation.ageYears),
      high: typicalMileage(model.mileageNorms, energy, situation.ageYears, 'threeQuarters'),
    },
  };
}
