import type { UsedCarQuery } from '@cheyantong/contract';
import { BODY_TYPES, ENERGY_TYPES, GEAR_TYPES } from '@cheyantong/domain';
import { PAGES } from '../../../pages.ts';

export type ShowroomFilters = Omit<UsedCarQuery, 'pageNum' | 'pageSize' | 'sortField' | 'sort'>;

const SORT_FIELDS = ['price', 'mileage', 'recordDate'] as const;
export type SortField = (typeof SORT_FIELDS)[number];
export type Direction = 'asc' | 'desc';

/** All that decides what the showroom shows. Newest first unless a sort is named. */
export interface ShowroomQuery extends ShowroomFilters {
  pageNum: number;
  sortField?: SortField | undefined;
  sort?: Direction | undefined;
}

/** 12 cards fill rows of four, three, two and one. */
export const PAGE_SIZE = 12;

type Reader<T> = (text: string) => T | undefined;

const text: Reader<string> = (given) => given.trim().slice(0, 40) || undefined;
const cityCode: Reader<string> = (given) => (/^\d{6}$/.test(given) ? given : undefined);
const amount: Reader<number> = (given) => {
  const value = Number(given);
  return given.trim() !== '' && value >= 0 && value <= 100_000 ? value : undefined;
};
const oneOf =
  <T extends string>(words: readonly T[]): Reader<T> =>
  (given) =>
    words.find((word) => word === given);

/** The address carries the call's own names, in this order; what it does not know or cannot read is left out. */
const READERS: { [Name in keyof Required<ShowroomFilters>]: Reader<ShowroomFilters[Name]> } = {
  keywords: text,
  brandId: text,
  seriesId: text,
  cityCode,
  priceMin: amount,
  priceMax: amount,
  ageMin: amount,
  ageMax: amount,
  mileageMax: amount,
  bodyType: oneOf(BODY_TYPES),
  energyType: oneOf(ENERGY_TYPES),
  gearType: oneOf(GEAR_TYPES),
  emissionStandard: text,
  level: text,
  color: text,
};

const FILTER_NAMES = Object.keys(READERS) as (keyof ShowroomFilters)[];

export function readShowroomQuery(search: URLSearchParams): ShowroomQuery {
  const read = <T>(name: string, reader: Reader<T>): T | undefined => {
    const given = search.get(name);
    return given === null ? undefined : reader(given);
  };
  const filters = FILTER_NAMES.flatMap((name) => {
    const value = read(name, READERS[name] as Reader<unknown>);
    return value === undefined ? [] : [[name, value] as const];
  });
  const sortField = read('sortField', oneOf(SORT_FIELDS));
  return {
    ...(Object.fromEntries(filters) as ShowroomFilters),
    ...(sortField && { sortField, sort: read('sort', oneOf(['asc', 'desc'])) ?? 'asc' }),
    pageNum: Math.max(1, Math.trunc(read('pageNum', amount) ?? 1)),
  };
}

/** The shortest address of a query: defaults are left out, so that equal lists have equal addresses. */
export function showroomAddress({ pageNum, sortField, sort, ...filters }: ShowroomQuery): string {
  const search = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const value = filters[name];
    if (value !== undefined) search.set(name, String(value));
  }
  if (sortField) {
    search.set('sortField', sortField);
    search.set('sort', sort ?? 'asc');
  }
  if (pageNum > 1) search.set('pageNum', String(pageNum));
  const written = search.toString();
  return `${PAGES.usedCarShowroom.path}${written && `?${written}`}`;
}

/** Another choice begins at its first page; `undefined` takes a filter away. */
export const withChange = (query: ShowroomQuery, change: Partial<ShowroomQuery>): ShowroomQuery => ({
  ...query,
  pageNum: 1,
  ...change,
});

export const withoutFilters = ({ sortField, sort }: ShowroomQuery): ShowroomQuery => ({
  pageNum: 1,
  sortField,
  sort,
});

export const showroomPage = (query: ShowroomQuery, pageSize = PAGE_SIZE): UsedCarQuery => ({
  ...query,
  pageSize,
});
