import { groupedNumber } from '../grouped-number.ts';

/** Figures in the words of a report, rounded in one way wherever they are read. */

/** 31,062 */
export const groupedWhole = (value: number): string => groupedNumber(value, 0);

/** 31,062 公里 */
export const kilometres = (km: number): string => `${groupedWhole(km)} 公里`;

/** Mileage travels in 万公里; on paper one reads kilometres. */
export const kilometresOfWan = (wan: number): string => kilometres(Math.round(wan * 10_000));

/** 2.1: kilometres in 万, as axes show them. */
export const wanOfKilometres = (km: number): number => Math.round(km / 1000) / 10;

/** ¥12,340: claims are told in whole yuan. */
export const yuanOfCents = (cents: number): string => `¥${groupedWhole(Math.round(cents / 100))}`;

/** 1,800–2,600 元 */
export function costWords(low: number | null, high: number | null): string {
  if (low === null && high === null) return '—';
  const [from, to] = [low ?? high ?? 0, high ?? low ?? 0];
  return from === to ? `${groupedWhole(from)} 元` : `${groupedWhole(from)}–${groupedWhole(to)} 元`;
}

/** 9.76 万元 */
export const wanWords = (wan: number): string => `${wan.toFixed(2)} 万元`;

/** 9.21–10.32 万元 */
export const wanRangeWords = ({ low, high }: { low: number; high: number }): string =>
  `${low.toFixed(2)}–${wanWords(high)}`;

/** 54.3% */
export const percentWords = (percent: number): string => `${percent.toFixed(1)}%`;

/** +0.12, −0.28, ±0.00: with a real minus sign, as wide as the plus. */
export function signed(amount: number): string {
  const words = Math.abs(amount).toFixed(2);
  const sign = Number(words) === 0 ? '±' : amount > 0 ? '+' : '−';
  return `${sign}${words}`;
}
