import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { dateTimeText, id, wan } from '../fields.ts';
import { cityCode } from '../order-fields.ts';

const price = z.object({
  modelId: id,
  modelName: z.string(),
  imageUrl: z.string().describe('a drawing of such a car'),
  guidePrice: wan.nullable(),
  emissionStandard: z.string().nullable(),
  regDate: z.string().describe('yyyy-MM'),
  mile: wan,
  zone: id,
  cityName: z.string(),
  evalPrice: wan.describe('good condition, private sale'),
  lowPrice: wan.describe('eight of ten such cars lie between low and high'),
  highPrice: wan,
  dealerBuyPrice: wan.describe('good condition, sold to a dealer'),
  dealerSellPrice: wan.describe('good condition, bought from a dealer'),
  sampleTooSmall: z.boolean().describe('样本不足: show the interval, claim no price'),
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

export type UsedCarPrice = z.output<typeof price>;

export const getUsedCarPrice = defineCall({
  method: 'GET',
  path: 'service/getUsedCarPrice',
  access: 'open',
  failure: 'caller',
  perMinute: 20,
  summary: '免费估值：三种价格、80% 区间与样本量',
  query: z.object({
    modelId: id,
    regDate: z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/, '上牌时间应为 yyyy-MM'),
    mile: z.coerce.number('里程应为数字').gt(0, '里程应大于 0').max(100, '里程不应超过 100 万公里'),
    zone: cityCode,
  }),
  data: price,
});
