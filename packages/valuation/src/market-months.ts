import type { PriceModel } from './estimate.ts';
import { monthsOf } from './time.ts';

/** How many months a day lies before the first or after the last fitted month. */
export function monthsOutside({ linear: { months } }: PriceModel, day: string): number {
  const month = monthsOf(day.slice(0, 7));
  return Math.max(0, monthsOf(months.first) - month, month - monthsOf(months.last));
}
