import type { ValuationReport } from '@cheyantong/contract';

export type TrendPoint = ValuationReport['trend'][number];

/** Where the forecast leads, and how much a month that is in yuan; null without both ends. */
export function outlookOf(
  trend: readonly TrendPoint[],
): { months: number; price: number; perMonth: number } | null {
  const today = trend.findLast(({ forecast }) => forecast === 0);
  const ahead = trend.filter(({ forecast }) => forecast === 1);
  const last = ahead.at(-1);
  if (!today || !last) return null;
  const perMonth = Math.round(((last.price - today.price) * 10_000) / ahead.length / 10) * 10;
  return { months: ahead.length, price: last.price, perMonth };
}

/** Older documents tell the price of a month, but not how far apart such cars are. */
export const hasBand = (trend: readonly TrendPoint[]): boolean =>
  trend.some(({ low, high }) => low !== undefined && high !== undefined);
