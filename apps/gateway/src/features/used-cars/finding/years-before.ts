import { monthsLater } from '@cheyantong/domain';

/** The day so many years before a day, to the month. */
export const yearsBefore = (day: string, years: number): string => monthsLater(day, -Math.round(years * 12));
