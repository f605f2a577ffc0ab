import type { UsedCarQuery } from '@cheyantong/contract';
import { BODY_TYPES, ENERGY_TYPES, GEAR_TYPES } from '@cheyantong/domain';
import { PAGES } from '../../../pages.ts';
import {
  amount,
  cityCode,
  type ListPlace,
  listAddress,
  oneOf,
  text,
} from '../../../shared/list/list-address.ts';

export type ShowroomFilters = Omit<UsedCarQuery, 'pageNum' | 'pageSize' | 'after' | 'sortField' | 'sort'>;

export type SortField = 'price' | 'mileage' | 'recordDate';

/** All that decides what the showroom shows. Newest first unless a sort is named. */
export type ShowroomQuery = ShowroomFilters & ListPlace<SortField>;

/** 12 cards fill rows of four, three, two and one. */
export const PAGE_SIZE = 12;

/** The address carries the call's own names. */
export const SHOWROOM = listAddress<ShowroomFilters, SortField>({
  path: PAGES.usedCarShowroom.path,
  filters: {
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
  },
  sortFields: ['price', 'mileage', 'recordDate'],
});

export const { read: readShowroomQuery, write: showroomAddress } = SHOWROOM;

export const showroomPage = (query: ShowroomQuery, pageSize = PAGE_SIZE): UsedCarQuery => ({
  ...query,
  pageSize,
});
