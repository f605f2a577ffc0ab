import type { FittedCar, PartQuery } from '@cheyantong/contract';
import { PART_CONDITIONS, PART_GRADES, type PartCondition, type PartGrade } from '@cheyantong/domain';
import { PAGES } from '../../../pages.ts';
import {
  cityCode,
  type ListPlace,
  listAddress,
  oneOf,
  type Reader,
  text,
} from '../../../shared/list/list-address.ts';
import type { MyCar } from '../my-car/my-car.ts';

export type ShowroomFilters = Omit<PartQuery, 'pageNum' | 'pageSize' | 'sortField' | 'sort'>;

/** Newest first is what a list without a named order has. */
export type SortField = 'price';

/** All that decides what the showroom shows. */
export type ShowroomQuery = ShowroomFilters & ListPlace<SortField>;

/** 12 cards fill rows of four, three, two and one. */
export const PAGE_SIZE = 12;

export const CONDITIONS = Object.keys(PART_CONDITIONS) as PartCondition[];
export const GRADES = Object.keys(PART_GRADES) as PartGrade[];

const EARLIEST_YEAR = 1990;
const LATEST_YEAR = 2100;

const modelYear: Reader<number> = (given) => {
  const year = Number(given);
  return Number.isInteger(year) && year >= EARLIEST_YEAR && year <= LATEST_YEAR ? year : undefined;
};

/** The address carries the call's own names. */
export const PART_SHOWROOM = listAddress<ShowroomFilters, SortField>({
  path: PAGES.reusableShowroom.path,
  filters: {
    keywords: text,
    parentTypeId: text,
    typeId: text,
    brandId: text,
    seriesId: text,
    modelYear,
    condition: oneOf(CONDITIONS),
    grade: oneOf(GRADES),
    cityCode,
  },
  sortFields: ['price'],
});

export const { read: readShowroomQuery, write: showroomAddress } = PART_SHOWROOM;

export const showroomPage = (query: ShowroomQuery, pageSize = PAGE_SIZE): PartQuery => ({
  ...query,
  pageSize,
});

/** Only what fits this car. */
export const fittingCar = ({ brand, series, year }: MyCar) => ({
  brandId: brand.id,
  seriesId: series.id,
  modelYear: year,
});

export const FITTING_ANY_CAR = { brandId: undefined, seriesId: undefined, modelYear: undefined };

/** The car of the address, as far as it names one. */
export const carIn = ({ brandId, seriesId, modelYear: year }: ShowroomFilters): FittedCar => ({
  ...(brandId && { brandId }),
  ...(seriesId && { seriesId }),
  ...(year && { modelYear: year }),
});

/** Whether the list is narrowed to this very car. */
export const isForCar = ({ seriesId, modelYear: year }: ShowroomFilters, car: MyCar): boolean =>
  seriesId === car.series.id && year === car.year;
