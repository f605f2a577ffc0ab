import { CONDITIONS, type Condition } from './conditions.ts';
import type { Estimate } from './estimate.ts';
import { type PriceKind, priceOfKind } from './kinds.ts';
import type { Spread } from './spread.ts';
import { yuanOf } from './yuan.ts';

interface PriceBand {
  lowYuan: number;
  midYuan: number;
  highYuan: number;
}

export type PriceTable = Record<Condition, Record<PriceKind, PriceBand>>;

/** Three kinds of price in three conditions, each with its band. */
export function priceTable(spread: Spread, { middle, distance }: Estimate): PriceTable {
  const band = (condition: Condition, kind: PriceKind): PriceBand => {
    const { low, mid, high } = CONDITIONS[condition].percentiles;
    const at = (percent: number): number =>
      Math.round(priceOfKind(kind, askedAt(spread, middle, distance, percent)));
    return { lowYuan: at(low), midYuan: at(mid), highYuan: at(high) };
  };
  const ofCondition = (condition: Condition): Record<PriceKind, PriceBand> => ({
    dealerBuy: band(condition, 'dealerBuy'),
    individual: band(condition, 'individual'),
    dealerSell: band(condition, 'dealerSell'),
  });
  return { excellent: ofCondition('excellent'), good: ofCondition('good'), normal: ofCondition('normal') };
}

function askedAt({ percentiles }: Spread, middle: number, distance: number, percent: number): number {
  // The median of the errors is a hair off zero; the middle of a good car is the valuation by definition.
  const shift = (percentiles[percent] ?? 0) - (percentiles[50] ?? 0);
  return yuanOf(middle + distance * shift);
}
