import type { Car } from './car.ts';
import { middleOf } from './estimate.ts';
import { prepareModel } from './linear/prepare-model.ts';
import { placeEffect, situate } from './linear/situation.ts';
import type { ValuationModel } from './model/valuation-model.ts';
import { yuanOf } from './yuan.ts';

/** What the same car is worth in the cities with most listings, or in those given. */
export function pricesElsewhere(
  model: ValuationModel,
  { model: facts, use }: Car,
  cities: readonly string[] = model.cities,
): { cityCode: string; priceYuan: number }[] {
  const prepared = prepareModel(model.linear, facts);
  const here = situate(model.linear, prepared, use);
  return cities.map((cityCode) => {
    const place = placeEffect(model.linear, prepared.names, cityCode);
    return { cityCode, priceYuan: Math.round(yuanOf(middleOf(model.trees, prepared, { ...here, place }))) };
  });
}
