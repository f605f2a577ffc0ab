const MS_A_DAY = 24 * 3_600_000;

export const daysSince1970 = (day: string): number => Date.parse(day) / MS_A_DAY;

/** The day of a moment, by the clock of Greenwich. */
export const dayOf = (moment: Date): number => Math.floor(moment.getTime() / MS_A_DAY);

/** Written again and again on cards, and there are only some thousands of them. */
const written: string[] = [];

export function dayAt(days: number): string {
  written[days] ??= new Date(days * MS_A_DAY).toISOString().slice(0, 10);
  return written[days];
}
