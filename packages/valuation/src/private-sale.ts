import { toWan } from '@cheyantong/domain';
import { priceOfKind } from './kinds.ts';
import type { Valuation } from './value-car.ts';

export interface PrivateSale {
  evalPrice: number;
  lowPrice: number;
  highPrice: number;
}

/** The one price visitors read, 万元: good condition, from owner to buyer. The interval is carried over by the same rule. */
export const privateSale = ({ prices, lowYuan, highYuan }: Valuation): PrivateSale => ({
  evalPrice: toWan(prices.good.individual.midYuan),
  lowPrice: toWan(priceOfKind('individual', lowYuan)),
  highPrice: toWan(priceOfKind('individual', highYuan)),
});
