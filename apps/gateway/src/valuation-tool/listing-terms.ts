import type { Car } from '../features/valuation/car.ts';
import { putAxisTerms } from '../features/valuation/linear/axis-terms.ts';
import type { Effects } from '../features/valuation/linear/effects.ts';
import { ORDINARY_GUIDE_YUAN } from '../features/valuation/linear/linear-model.ts';
import { putGuideTerms, putModelTerms } from '../features/valuation/linear/model-terms.ts';
import type { Names } from '../features/valuation/linear/names.ts';
import { sumOf } from '../features/valuation/linear/parts.ts';
import type { PutTerm } from '../features/valuation/linear/put-term.ts';
import { AGE, MILEAGE } from '../features/valuation/linear/slopes.ts';
import {
  putColorTerms,
  putMonthTerms,
  putPlaceTerms,
  putTransferTerms,
} from '../features/valuation/linear/use-terms.ts';
import { ageInYears } from '../features/valuation/time.ts';

const KM_A_WAN = 10_000;

/** Every term of the linear half for one listing: what prepareModel and situate add up, before it is fitted. */
export function putListingTerms(
  { model, use }: Car,
  names: Names,
  guideEffects: Effects,
  put: PutTerm,
): void {
  const said = model.guidePriceYuan !== null;
  const guide = said
    ? Math.log((model.guidePriceYuan ?? 0) / ORDINARY_GUIDE_YUAN)
    : sumOf(guideEffects, (putGuide) => putModelTerms(model, names, putGuide));
  putModelTerms(model, names, put);
  putGuideTerms(guide, said, names, put);
  putPlaceTerms(use.cityCode, names, put);
  putColorTerms(use.color, names, put);
  putTransferTerms(use.transfers, names, put);
  putMonthTerms(use.valuedOn.slice(0, 7), names, put);
  putAxisTerms(AGE, ageInYears(use.registered, use.valuedOn), guide, names, put);
  putAxisTerms(MILEAGE, use.mileageKm / KM_A_WAN, guide, names, put);
}
