import { CAR_FILTER_IDS } from '@cheyantong/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { id, option, pageOf, pageQuery } from '../fields.ts';
import { usedCarDetail, usedCarItem, usedCarQuery } from './shapes.ts';

export type { PriceLabel, PriceReason, UsedCarDetail, UsedCarItem, UsedCarQuery } from './shapes.ts';

const filterBrand = z.object({
  brandId: id,
  brandName: z.string(),
  initial: z.string(),
  hot: z.union([z.literal(0), z.literal(1)]),
});

const filterOptions = z.object({
  brands: z.array(filterBrand).describe('brands that have cars for sale'),
  prices: z.array(option).describe('"5-10", open ends "-5" and "50-"'),
  ages: z.array(option),
  mileages: z.array(option),
  energyTypes: z.array(option),
  gearTypes: z.array(option),
  emissionStandards: z.array(option),
  levels: z.array(option),
  bodyTypes: z.array(option),
  colors: z.array(option),
});

export type UsedCarFilterOptions = z.output<typeof filterOptions>;

const BASE = 'vehicle-boot/app-api/v1/usedCar';

export const listUsedCars = defineCall({
  method: 'POST',
  path: `${BASE}/queryPageList`,
  access: 'open',
  failure: 'caller',
  summary: '二手车展厅：筛选、排序、分页',
  body: usedCarQuery,
  data: pageOf(usedCarItem).extend({
    endsAt: z.string().nullable().describe('where this page ends; null on an empty page'),
    withoutOne: z
      .array(z.object({ filter: z.enum(CAR_FILTER_IDS), total: z.int() }))
      .describe('where nothing fits: the filters whose absence alone brings cars, and how many'),
  }),
});

export const getUsedCar = defineCall({
  method: 'GET',
  path: `${BASE}/detail/:vehicleId`,
  access: 'open',
  failure: 'caller',
  summary: '一辆二手车',
  params: z.object({ vehicleId: id }),
  data: usedCarDetail,
});

export const getUsedCarFilters = defineCall({
  method: 'GET',
  path: `${BASE}/queryFilterOptions`,
  access: 'open',
  failure: 'caller',
  summary: '展厅的筛选项',
  data: filterOptions,
});

export const listRecommendedCars = defineCall({
  method: 'POST',
  path: `${BASE}/queryRecommendedList`,
  access: 'open',
  failure: 'caller',
  summary: '推荐车辆；带 vehicleId 时为相似车辆',
  body: z.object({
    ...pageQuery,
    cityCode: z
      .string()
      .regex(/^\d{6}$/)
      .optional(),
    vehicleId: id.optional(),
  }),
  data: pageOf(usedCarItem),
});

export const listMyFavorites = defineCall({
  method: 'GET',
  path: `${BASE}/queryMyFavoriteList`,
  access: 'member',
  failure: 'caller',
  summary: '我的收藏，默认第 1 页、每页 5 条；已售车辆保留',
  query: z.object({ ...pageQuery, pageSize: pageQuery.pageSize.prefault(5) }),
  data: pageOf(usedCarItem),
});

const favoriteCall = {
  path: `${BASE}/favorite/:vehicleId`,
  access: 'member',
  failure: 'toast',
  params: z.object({ vehicleId: id }),
  data: z.object({ favorite: z.boolean() }),
} as const;

export const addFavorite = defineCall({ ...favoriteCall, method: 'POST', summary: '收藏，重复收藏不变' });

export const removeFavorite = defineCall({
  ...favoriteCall,
  method: 'DELETE',
  summary: '取消收藏，重复取消不变',
});
