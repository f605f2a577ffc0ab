import { monthOf, monthsLater } from '@cheyantong/domain';
import { ageInYears } from './age.ts';
import type { Car } from './car.ts';
import { estimate } from './estimate.ts';
import { prepareModel } from './linear/prepare-model.ts';
import { situate } from './linear/situation.ts';
import { monthsOutside } from './market-months.ts';
import type { ValuationModel } from './model/valuation-model.ts';
import { yuanOf } from './yuan.ts';

export interface CurvePoint {
  /** yyyy-MM. */
  month: string;
  priceYuan: number;
  lowYuan: number;
  highYuan: number;
  forecast: boolean;
}

const MONTHS_BACK = 12;
const MONTHS_AHEAD = 6;

/**
 * The price of this car month by month, 12 back (not before its registration) and 6 ahead. It drives as much every month as it
 * did until now. Beyond the fitted months the market stands still and the interval widens.
 */
export function priceCurve(model: ValuationModel, { model: facts, use }: Car): CurvePoint[] {
  const prepared = prepareModel(model.linear, facts);
  const ageNow = ageInYears(use.registered, use.valuedOn);
  return Array.from({ length: MONTHS_BACK + 1 + MONTHS_AHEAD }, (_, at) => at - MONTHS_BACK).flatMap(
    (offset) => {
      const valuedOn = monthsLater(use.valuedOn, offset);
      if (monthOf(valuedOn) < use.registered) return [];
      const driven = ageNow > 0 ? ageInYears(use.registered, valuedOn) / ageNow : 1;
      const then = { ...use, valuedOn, mileageKm: use.mileageKm * driven };
      const outside = Math.max(offset, monthsOutside(model, valuedOn));
      const answer = estimate(model, prepared, situate(model.linear, prepared, then), outside);
      return [
        {
          month: monthOf(valuedOn),
          priceYuan: Math.round(yuanOf(answer.middle)),
          lowYuan: Math.round(yuanOf(answer.below)),
          highYuan: Math.round(yuanOf(answer.above)),
          forecast: offset > 0,
        },
      ];
    },
  );
}
