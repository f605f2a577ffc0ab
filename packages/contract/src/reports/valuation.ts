import { z } from 'zod';
import { usedCarItem } from '../used-cars/shapes.ts';
import { findingsHead, wan } from './common.ts';

const priceBand = z.object({ low: wan, mid: wan, high: wan });

const conditionPrice = z.object({
  condition: z.enum(['excellent', 'good', 'normal']),
  conditionLabel: z.string(),
  conditionDesc: z.string(),
  dealerBuy: priceBand,
  individual: priceBand,
  dealerSell: priceBand,
});

export const valuationFindings = z.object({
  ...findingsHead,
  cityName: z.string(),
  guidePrice: wan,
  evalPrice: wan,
  lowPrice: wan.optional().describe('eight of ten such cars lie between low and high'),
  highPrice: wan.optional(),
  sampleTooSmall: z.boolean().optional().describe('样本不足: show the interval, claim no price'),
  sampleSize: z.int().optional().describe('listings of the same series behind it'),
  prices: z.array(conditionPrice).length(3),
  retentionRate: z.number().describe('percent of the guide price'),
  trend: z
    .array(
      z.object({
        month: z.string(),
        price: wan,
        low: wan.optional(),
        high: wan.optional(),
        forecast: z.literal([0, 1]),
      }),
    )
    .describe('12 back, 6 ahead'),
  cityPrices: z.array(z.object({ cityName: z.string(), price: wan })),
  startPrice: wan.optional().describe('where the factors begin; the guide price where there is none'),
  startLabel: z.string().optional(),
  factors: z.array(
    z.object({
      name: z.string(),
      effect: z.literal([-1, 0, 1]),
      amount: wan.describe('万元; start and all amounts add up to evalPrice'),
      remark: z.string(),
    }),
  ),
});

/** Comparable cars for sale are looked up when the report is read, not frozen into it. */
export const valuationExtras = z.object({ similarCars: z.array(usedCarItem) });
