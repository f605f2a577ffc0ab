import { monthOf, monthsOf } from '@cheyantong/domain';
import type { PriceModel } from './estimate.ts';

/** How many months a day lies before the first or after the last fitted month. */
export function monthsOutside({ linear: { months } }: PriceModel, day: string): number {
  const month = monthsOf(monthOf(day));
  return Math.max(0, monthsOf(months.first) - month, month - monthsOf(months.last));
}
