import { dateTimeText } from '../../../http/date-time.ts';

/** Today where the cars are. */
export const beijingDay = (): string => dateTimeText(new Date()).slice(0, 10);

/** The day so many years before a day, to the month; from the last days of a long month to the last of a short one. */
export function yearsBefore(day: string, years: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const months = Math.max(12, year * 12 + month - 1 - Math.round(years * 12));
  const lastOfMonth = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate();
  const parts = [Math.floor(months / 12), (months % 12) + 1, Math.min(dayOfMonth, lastOfMonth)];
  return parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');
}
