import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { dateTimeText, energyType, id, option, wan } from '../fields.ts';
import { cityCode } from '../order-fields.ts';

const price = z.object({
  modelId: id,
  modelName: z.string(),
  guidePrice: wan.nullable(),
  emissionStandard: z.string().nullable(),
  regDate: z.string().describe('yyyy-MM'),
  mile: wan,
  zone: id,
  cityName: z.string(),
  evalPrice: wan.describe('good condition, private sale'),
  lowPrice: wan.describe('eight of ten such cars lie between low and high'),
  highPrice: wan,
  thin: z.boolean().describe('样本不足: show the interval, claim no price'),
  sampleSize: z.int().describe('listings of the same series behind it'),
  usualMileage: z.object({ low: wan, high: wan }),
  basis: z.object({
    period: z.string().describe('2025-04: the last month of the listings'),
    listings: z.int(),
    medianError: z.number().describe('share, on listings held back'),
    coverage: z.number().describe('share of held-back listings inside the interval'),
  }),
  evalTime: dateTimeText,
});

const retentionRow = z.object({
  rank: z.int().describe('shared where intervals overlap with the one before'),
  brandId: id.nullable(),
  brandName: z.string(),
  logoUrl: z.string().nullable(),
  seriesId: id.nullable(),
  seriesName: z.string().nullable(),
  level: z.string().nullable(),
  energyType: energyType.nullable(),
  guidePriceRange: z.string().nullable(),
  retentionRate: z.number().describe('percent of the guide price'),
  low: z.number(),
  high: z.number(),
  sampleSize: z.int(),
  /** The same at 1, 3 and 5 years, for the curve; null where there are too few listings. */
  curve: z.array(z.object({ years: z.int(), rate: z.number(), low: z.number(), high: z.number() })),
  lastRate: z.number().nullable().describe('in the last edition; null where it was not ranked then'),
  rankChange: z.int().nullable().describe('how many it passed since then, less those that passed it'),
});

const retentionRank = z.object({
  period: z.string().describe('yyyy-MM: the last of the twelve months behind the figures'),
  lastPeriod: z.string().nullable().describe('what it is compared with; null where there is nothing'),
  rankType: z.enum(['brand', 'series']),
  years: z.literal([1, 3, 5]),
  source: z.string(),
  levels: z.array(option),
  periods: z.array(z.string()),
  list: z.array(retentionRow),
});

export type UsedCarPrice = z.output<typeof price>;
export type RetentionRank = z.output<typeof retentionRank>;
export type RetentionRow = z.output<typeof retentionRow>;

export const getUsedCarPrice = defineCall({
  method: 'GET',
  path: 'service/getUsedCarPrice',
  access: 'open',
  failure: 'caller',
  perMinute: 20,
  summary: '免费估值：一个价格、80% 区间与样本量',
  query: z.object({
    modelId: id,
    regDate: z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/, '上牌时间应为 yyyy-MM'),
    mile: z.coerce.number('里程应为数字').gt(0, '里程应大于 0').max(100, '里程不应超过 100 万公里'),
    zone: cityCode,
  }),
  data: price,
});

export const getRetentionRank = defineCall({
  method: 'GET',
  path: 'vehicle-boot/app-api/v1/usedCar/retentionRank',
  access: 'open',
  failure: 'caller',
  summary: '保值率榜：品牌或车系，1、3、5 年',
  query: z.object({
    rankType: z.enum(['brand', 'series']).default('series'),
    years: z.coerce
      .number()
      .pipe(z.literal([1, 3, 5]))
      .default(3),
    energyType: energyType.optional(),
    level: z.string().max(20).optional(),
    brandId: id.optional(),
    period: z.string().max(7).optional(),
  }),
  data: retentionRank,
});
