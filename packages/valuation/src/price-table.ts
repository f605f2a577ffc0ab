import { CONDITIONS, type Condition } from './conditions.ts';
import type { Estimate } from './estimate.ts';
import { type PriceKind, priceOfKind } from './kinds.ts';
import type { Spread } from './spread.ts';
import { yuanOf } from './yuan.ts';

/** Three kinds of price in three conditions. */
export type PriceTable = Record<Condition, Record<PriceKind, { midYuan: number }>>;

export function priceTable(spread: Spread, { middle, distance }: Estimate): PriceTable {
  const ofCondition = (condition: Condition): PriceTable[Condition] => {
    const asked = askedAt(spread, middle, distance, CONDITIONS[condition].percentile);
    const price = (kind: PriceKind) => ({ midYuan: Math.round(priceOfKind(kind, asked)) });
    return {
      dealerBuy: price('dealerBuy'),
      individual: price('individual'),
      dealerSell: price('dealerSell'),
    };
  };
  return { excellent: ofCondition('excellent'), good: ofCondition('good'), normal: ofCondition('normal') };
}

function askedAt({ percentiles }: Spread, middle: number, distance: number, percent: number): number {
  // The median of the errors is a hair off zero; the middle of a good car is the valuation by definition.
  const shift = (percentiles[percent] ?? 0) - (percentiles[50] ?? 0);
  return yuanOf(middle + distance * shift);
}
