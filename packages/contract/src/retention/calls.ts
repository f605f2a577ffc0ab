import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { energyType, id, option, text } from '../fields.ts';

/** A ranking is read to here; the file has all of it. */
const MOST_ROWS = 50;

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

export type RetentionRank = z.output<typeof retentionRank>;
export type RetentionRow = z.output<typeof retentionRow>;

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
    level: text(20).optional(),
    brandId: id.optional(),
    period: text(7).optional(),
    top: z.coerce
      .number()
      .pipe(z.int().min(1).max(MOST_ROWS))
      .default(MOST_ROWS)
      .describe('how many of the best'),
  }),
  data: retentionRank,
});
