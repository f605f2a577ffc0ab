import { PART_CONDITIONS, PART_GRADES } from '@cheyantong/domain';
import type { ActiveFilter } from '../../../shared/list/active-chips.tsx';
import type { ShowroomFilters } from './showroom-query.ts';
import { FITTING_ANY_CAR } from './showroom-query.ts';

/** Names the address does not hold; missing while they are not known. */
export interface ChosenNames {
  group?: string | undefined;
  type?: string | undefined;
  brand?: string | undefined;
  series?: string | undefined;
  city?: string | undefined;
}

/** What can be given up first; what the part is comes late, and the car it has to fit last. */
const FILTER_IDS = [
  'keywords',
  'grade',
  'condition',
  'city',
  'type',
  'group',
  'year',
  'series',
  'brand',
] as const;
type FilterId = (typeof FILTER_IDS)[number];

export type PartFilter = ActiveFilter<FilterId, ShowroomFilters>;

export function activeFilters(filters: ShowroomFilters, names: ChosenNames): PartFilter[] {
  const { keywords, parentTypeId, typeId, brandId, seriesId, modelYear, condition, grade, cityCode } =
    filters;
  const all: { [Id in FilterId]: [words: string | undefined, without: Partial<ShowroomFilters>] } = {
    keywords: [keywords && `“${keywords}”`, { keywords: undefined }],
    group: [parentTypeId && (names.group ?? '所选类别'), { parentTypeId: undefined, typeId: undefined }],
    type: [typeId && (names.type ?? '所选配件'), { typeId: undefined }],
    brand: [brandId && (names.brand ?? '所选品牌'), FITTING_ANY_CAR],
    series: [seriesId && (names.series ?? '所选车系'), { seriesId: undefined, modelYear: undefined }],
    year: [modelYear === undefined ? undefined : `${modelYear} 款`, { modelYear: undefined }],
    condition: [condition && PART_CONDITIONS[condition].name, { condition: undefined }],
    grade: [grade && PART_GRADES[grade].label, { grade: undefined }],
    city: [cityCode && (names.city ?? '所选城市'), { cityCode: undefined }],
  };
  return (Object.keys(all) as FilterId[]).flatMap((id) => {
    const [words, without] = all[id];
    return words ? [{ id, words, without }] : [];
  });
}

/** Which to try first when nothing was found. */
export const easiestToDrop = (filters: readonly PartFilter[]): PartFilter[] =>
  filters.toSorted((a, b) => FILTER_IDS.indexOf(a.id) - FILTER_IDS.indexOf(b.id));
