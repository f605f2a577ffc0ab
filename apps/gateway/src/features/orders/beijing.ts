import { dateTimeText } from '../../http/date-time.ts';
import { Failure } from '../../http/failure.ts';

const DAY_MS = 24 * 3_600_000;

/** The calendar day in Beijing, where outlets and members live by it. */
export const beijingDay = (moment: Date): string => dateTimeText(moment).slice(0, 10);

export const beijingHour = (moment: Date): number => Number(dateTimeText(moment).slice(11, 13));

/** When a day begins; the text has the form of a date, but need not be one. */
export function beijingMidnight(day: string): Date {
  const midnight = new Date(`${day}T00:00:00+08:00`);
  if (Number.isNaN(midnight.getTime()) || beijingDay(midnight) !== day)
    throw new Failure('A0421', '日期不存在，请重新选择');
  return midnight;
}

export const beijingDayAfter = (day: string, days = 1): string =>
  beijingDay(new Date(beijingMidnight(day).getTime() + days * DAY_MS));
