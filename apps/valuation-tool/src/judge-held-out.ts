import { provinceStretch, reachOf, yuanOf } from '@cheyantong/valuation/fitting';
import { calibrate, type Strayed } from './calibrate.ts';
import type { FoldedLinear } from './folded-features.ts';
import type { Judged } from './measure.ts';

/** Held-out listings with intervals that were calibrated without their fold too. */
export function judgeHeldOut(folded: FoldedLinear, strayed: readonly Strayed[]): Judged[] {
  return Array.from({ length: folded.folds }, (_, fold) => fold).flatMap((fold) => {
    const calibration = calibrate(strayed.filter((each) => each.fold !== fold));
    const { listings } = folded.without(fold);
    return strayed
      .filter((each) => each.fold === fold)
      .flatMap(({ at, middle, distance, energy, ageYears, familiarity, province }) => {
        const listing = folded.study.listings[at];
        if (!listing?.priceYuan) return [];
        const stretched =
          distance * calibration.stretch[familiarity] * provinceStretch(calibration, province);
        const { below, above } = reachOf(calibration, energy, ageYears);
        return [
          {
            listing,
            askedYuan: listing.priceYuan,
            priceYuan: yuanOf(middle),
            lowYuan: yuanOf(middle - stretched * below),
            highYuan: yuanOf(middle + stretched * above),
            seen: listings.of('model', folded.study.names[at]?.model ?? '') > 0,
          },
        ];
      });
  });
}
