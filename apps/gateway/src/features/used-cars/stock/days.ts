import { DAY_MS, dayOfDate } from '@cheyantong/domain';
export const daysSince1970 = (day: string): number => Date.parse(day) / DAY_MS;

/** The day of a moment, by the clock of Greenwich. */
export const dayOf = (moment: Date): number => Math.floor(moment.getTime() / DAY_MS);

/** Written again and again on cards, and there are only some thousands of them. */
const written: string[] = [];

export function dayAt(days: number): string {
  written[days] ??= dayOfDate(new Date(days * DAY_MS));
  return written[days];
}
