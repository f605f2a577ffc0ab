import { CAR_FILTERS, type CarFilterId } from '@cheyantong/domain';
import type { ActiveFilter } from '../../../shared/list/active-chips.tsx';
import type { ShowroomFilters } from '../showroom/showroom-query.ts';
import { rangeBetween, rangeWords } from './range-option.ts';

/** Names the address does not hold. */
export interface ChosenNames {
  brand: string;
  series: string;
  city: string;
}

export type CarFilter = ActiveFilter<CarFilterId, ShowroomFilters>;

export function activeFilters(filters: ShowroomFilters, names: ChosenNames): CarFilter[] {
  const price = rangeBetween(filters.priceMin, filters.priceMax);
  const age = rangeBetween(filters.ageMin, filters.ageMax);
  const { keywords, mileageMax, bodyType, energyType, gearType, emissionStandard, level, color } = filters;
  const words: Record<CarFilterId, string | undefined> = {
    keywords: keywords && `“${keywords}”`,
    brand: filters.brandId && names.brand,
    series: filters.seriesId && names.series,
    city: filters.cityCode && names.city,
    price: isOpen(price) ? undefined : rangeWords(price, '万'),
    age: isOpen(age) ? undefined : `车龄 ${rangeWords(age, '年', '以内')}`,
    mileage: mileageMax === undefined ? undefined : rangeWords([null, mileageMax], '万公里', '以内'),
    body: bodyType,
    energy: energyType,
    gear: gearType,
    emission: emissionStandard,
    level,
    color,
  };
  return (Object.keys(words) as CarFilterId[]).flatMap((id) => {
    const said = words[id];
    return said ? [{ id, words: said, without: without(id) }] : [];
  });
}

const without = (id: CarFilterId): Partial<ShowroomFilters> =>
  Object.fromEntries(CAR_FILTERS[id].map((field) => [field, undefined]));

const isOpen = ([from, to]: readonly [number | null, number | null]): boolean => from === null && to === null;
