import { monthOf } from '@cheyantong/domain';
import type { Car } from '@cheyantong/valuation';
import {
  AGE,
  ageInYears,
  type Effects,
  MILEAGE,
  type Names,
  ORDINARY_GUIDE_YUAN,
  type PutTerm,
  putAxisTerms,
  putColorTerms,
  putGuideTerms,
  putModelTerms,
  putMonthTerms,
  putPlaceTerms,
  putTransferTerms,
  sumOf,
} from '@cheyantong/valuation/fitting';

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
  putMonthTerms(monthOf(use.valuedOn), names, put);
  putAxisTerms(AGE, ageInYears(use.registered, use.valuedOn), guide, names, put);
  putAxisTerms(MILEAGE, use.mileageKm / KM_A_WAN, guide, names, put);
}
