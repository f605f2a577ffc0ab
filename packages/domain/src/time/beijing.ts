import { isDay } from './calendar.ts';
import { HOUR_MS } from './durations.ts';

/* Members, outlets and vendors live by the clock of Beijing, wherever our servers and their browsers stand. */

const OFFSET_MS = 8 * HOUR_MS;
const OFFSET = '+08:00';
const DATE_TIME = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** A moment as the contract and the vendors write it: `yyyy-MM-dd HH:mm:ss`. */
export const dateTimeText = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The moment that `yyyy-MM-dd HH:mm:ss` means; nothing where it means none. */
export function momentOf(text: unknown): Date | null {
  if (typeof text !== 'string') return null;
  const day = DATE_TIME.exec(text)?.[1];
  return day !== undefined && isDay(day) ? new Date(`${text.replace(' ', 'T')}${OFFSET}`) : null;
}

/** `2026-11-15T10:00:00+08:00` */
export const rfc3339 = (moment: Date): string => `${dateTimeText(moment).replace(' ', 'T')}${OFFSET}`;

export const beijingDay = (moment: Date): string => dayOf(dateTimeText(moment));

export const beijingHour = (moment: Date): number => Number(dateTimeText(moment).slice(11, 13));

export const beijingYear = (moment: Date): number => Number(dateTimeText(moment).slice(0, 4));

/** When a day begins. */
export const beijingMidnight = (day: string): Date => new Date(`${day}T00:00:00${OFFSET}`);

/** The day of `yyyy-MM-dd HH:mm:ss`. */
export const dayOf = (text: string): string => text.slice(0, 'yyyy-MM-dd'.length);

/** A moment as people read it; seconds tell them nothing. */
export const minuteOf = (text: string): string => text.slice(0, 'yyyy-MM-dd HH:mm'.length);
