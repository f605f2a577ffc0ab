import { percentWords } from '../figures.ts';
import type { BatteryReadings } from './judge.ts';
import { BATTERY_FIGURES } from './limits.ts';

type Month = BatteryReadings['sohTrend'][number];

/** The months of a report, which end with the very health it states: the last month was measured when it was made. */
export function healthTrend({ soh, sohTrend }: Pick<BatteryReadings, 'soh' | 'sohTrend'>): Month[] {
  return sohTrend.map((month, at) => (at === sohTrend.length - 1 ? { ...month, soh } : month));
}

/** Since when a battery has been below what is usual for its model and age; null where it is not, or nobody knows. */
export function belowUsualSince(trend: readonly Month[]): Month | null {
  const usual = trend.findLastIndex(({ soh, low }) => low === undefined || soh >= low);
  return trend[usual + 1] ?? null;
}

/** The slope of the last year: a pack that was repaired is told by what came after. */
const SLOPE_MONTHS = 12;
/** Further ahead nobody can see. */
const LONGEST_OUTLOOK_MONTHS = 120;

/** What the curve comes to, in a sentence; null while there are too few months to say. */
export function trendWords(trend: readonly Month[]): string | null {
  const recent = trend.slice(-SLOPE_MONTHS - 1);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || recent.length < 4) return null;
  const perMonth = (first.soh - last.soh) / (recent.length - 1);
  const { tolerable } = BATTERY_FIGURES.soh;
  const so = `近 ${recent.length - 1} 个月每月下降约 ${perMonth.toFixed(2)} 个百分点，现在 ${percentWords(last.soh)}。`;
  if (perMonth <= 0 || last.soh <= tolerable) return so;
  const months = Math.round((last.soh - tolerable) / perMonth);
  return months > LONGEST_OUTLOOK_MONTHS
    ? `${so}按这个速度，十年内不会降到 ${tolerable}%。`
    : `${so}按这个速度，约 ${months} 个月后到 ${tolerable}%。`;
}
