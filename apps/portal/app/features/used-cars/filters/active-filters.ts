import type { ActiveFilter } from '../../../shared/list/active-chips.tsx';
import type { ShowroomFilters } from '../showroom/showroom-query.ts';
import { rangeBetween, rangeWords } from './range-option.ts';

/** Names the address does not hold. */
export interface ChosenNames {
  brand: string;
  series: string;
  city: string;
}

/** In the order in which dropping one is most likely to bring results and least likely to disappoint. */
const FILTER_IDS = [
  'keywords',
  'series',
  'color',
  'mileage',
  'level',
  'emission',
  'city',
  'age',
  'price',
  'gear',
  'body',
  'energy',
  'brand',
] as const;
type FilterId = (typeof FILTER_IDS)[number];

export type CarFilter = ActiveFilter<FilterId, ShowroomFilters>;

export function activeFilters(filters: ShowroomFilters, names: ChosenNames): CarFilter[] {
  const price = rangeBetween(filters.priceMin, filters.priceMax);
  const age = rangeBetween(filters.ageMin, filters.ageMax);
  const { keywords, mileageMax, bodyType, energyType, gearType, emissionStandard, level, color } = filters;
  const all: { [Id in FilterId]: [words: string | undefined, without: Partial<ShowroomFilters>] } = {
    keywords: [keywords && `“${keywords}”`, { keywords: undefined }],
    brand: [filters.brandId && names.brand, { brandId: undefined, seriesId: undefined }],
    series: [filters.seriesId && names.series, { seriesId: undefined }],
    city: [filters.cityCode && names.city, { cityCode: undefined }],
    price: [
      isOpen(price) ? undefined : rangeWords(price, '万'),
      { priceMin: undefined, priceMax: undefined },
    ],
    age: [
      isOpen(age) ? undefined : `车龄 ${rangeWords(age, '年', '以内')}`,
      { ageMin: undefined, ageMax: undefined },
    ],
    mileage: [
      mileageMax === undefined ? undefined : rangeWords([null, mileageMax], '万公里', '以内'),
      { mileageMax: undefined },
    ],
    body: [bodyType, { bodyType: undefined }],
    energy: [energyType, { energyType: undefined }],
    gear: [gearType, { gearType: undefined }],
    emission: [emissionStandard, { emissionStandard: undefined }],
    level: [level, { level: undefined }],
    color: [color, { color: undefined }],
  };
  return (Object.keys(all) as FilterId[]).flatMap((id) => {
    const [words, without] = all[id];
    return words ? [{ id, words, without }] : [];
  });
}

/** Which to try first when nothing was found. */
export const easiestToDrop = (filters: readonly CarFilter[]): CarFilter[] =>
  filters.toSorted((a, b) => FILTER_IDS.indexOf(a.id) - FILTER_IDS.indexOf(b.id));

const isOpen = ([from, to]: readonly [number | null, number | null]): boolean => from === null && to === null;
