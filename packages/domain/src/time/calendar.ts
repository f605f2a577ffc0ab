import { DAY_MS, YEAR_MS } from './durations.ts';

/*
 * Days of the calendar, wherever the clock stands: yyyy-MM-dd as text, or as a Date at that day's midnight in Greenwich,
 * which can be reckoned with.
 */

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The date of yyyy-MM-dd, or of the first day of yyyy-MM. */
export const dateOfDay = (day: string): Date => new Date(day);

export const dayOfDate = (date: Date): string => date.toISOString().slice(0, 10);

/** Whether the text is a day that exists: 2024-02-29 is one, 2025-02-29 is none. */
export function isDay(text: string): boolean {
  const date = new Date(text);
  return DAY.test(text) && !Number.isNaN(date.getTime()) && dayOfDate(date) === text;
}

export const daysLater = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);

export const dayAfter = (day: string, days = 1): string => dayOfDate(daysLater(dateOfDay(day), days));

/** Never less than nothing. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.max(0, (to.getTime() - from.getTime()) / DAY_MS);

export const yearsBetween = (from: Date, to: Date): number =>
  Math.max(0, (to.getTime() - from.getTime()) / YEAR_MS);
