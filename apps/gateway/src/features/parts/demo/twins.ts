import type { PricedModel } from '../../vehicles/index.ts';
import type { DemoOffer } from './offer.ts';

/** Cars that two joint ventures build on one platform under two names; what lies under the skin is the same. */
const TWINS: Record<string, readonly (readonly string[])[]> = {
  丰田: [
    ['卡罗拉', '雷凌'],
    ['RAV4荣放', '威兰达'],
    ['凯美瑞', '亚洲龙'],
    ['赛那SIENNA', '格瑞维亚'],
  ],
  本田: [
    ['思域', '型格'],
    ['本田CR-V', '皓影'],
    ['雅阁', '英仕派'],
    ['本田XR-V', '缤智'],
    ['本田UR-V', '冠道'],
    ['艾力绅', '奥德赛'],
  ],
  大众: [
    ['帕萨特', '迈腾'],
    ['途观L', '探岳'],
    ['朗逸', '宝来'],
    ['速腾', '凌渡'],
  ],
};

type Fit = DemoOffer['fit'];
type YearsMade = ReadonlyMap<bigint, readonly [number, number]>;

/** The twin's years that a part for a car fits as well; none where the car has no twin or it was not built then. */
export function twinFits(
  { yearFrom, yearTo }: Fit,
  donor: PricedModel,
  catalogue: readonly PricedModel[],
  years: YearsMade,
): Fit[] {
  const names = TWINS[donor.brandName]?.find((twins) => twins.includes(donor.seriesName)) ?? [];
  const twins = catalogue.filter(
    ({ brandId, seriesId, seriesName }) =>
      brandId === donor.brandId && seriesId !== donor.seriesId && names.includes(seriesName),
  );
  return [...new Set(twins.map(({ seriesId }) => seriesId))].flatMap((seriesId) => {
    const [first, last] = years.get(seriesId) ?? [0, 0];
    const fit = { seriesId, yearFrom: Math.max(yearFrom, first), yearTo: Math.min(yearTo, last) };
    return fit.yearFrom <= fit.yearTo ? [fit] : [];
  });
}
