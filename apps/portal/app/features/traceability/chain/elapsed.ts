import { dateOfDay, dayOf, daysBetween } from '@cheyantong/domain';

const MONTH_DAYS = 60;
const YEAR_DAYS = 730;

/** 当天, 7 天后, 4 个月后, 3 年后: how long it took from one step to the next. */
export function elapsedWords(from: string, to: string): string {
  const days = daysBetween(dateOfDay(dayOf(from)), dateOfDay(dayOf(to)));
  if (days < 1) return '当天';
  if (days < MONTH_DAYS) return `${days} 天后`;
  if (days < YEAR_DAYS) return `${Math.round(days / 30.4)} 个月后`;
  return `${(days / 365.25).toFixed(1)} 年后`;
}
