import { monthsLater } from '@cheyantong/domain';
import { type Condition, is } from './finding/condition.ts';
import { daysSince1970 } from './stock/days.ts';
import { fromWan } from './units.ts';

/** A car that somebody had valued; it need not be for sale. */
export interface ValuedCar {
  seriesId: string;
  /** yyyy-MM or yyyy-MM-dd. */
  registered: string;
  priceWan: number;
}

/** What is further away in age or price says nothing about the price of this one. */
const MONTHS_APART = 24;
const PRICE_APART = 0.3;

/** Cars of the series that may be compared with it. */
export function likeValued({ seriesId, registered, priceWan }: ValuedCar): Condition[] {
  const day = registered.length > 'yyyy-MM'.length ? registered : `${registered}-01`;
  return [
    is('seriesId', seriesId),
    {
      column: 'registeredDay',
      least: daysSince1970(monthsLater(day, -MONTHS_APART)),
      most: daysSince1970(monthsLater(day, MONTHS_APART)),
    },
    {
      column: 'priceYuan',
      least: fromWan(priceWan * (1 - PRICE_APART)),
      most: fromWan(priceWan * (1 + PRICE_APART)),
    },
  ];
}
