const DAY_MS = 24 * 3_600_000;

export const daysFrom = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

export const dateText = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The next day after `now` that lies a whole number of periods after the registration. */
export function nextAnniversary(registeredOn: string, everyYears: number, now: Date): string {
  const due = new Date(registeredOn);
  while (due <= now) due.setUTCFullYear(due.getUTCFullYear() + everyYears);
  return dateText(due);
}
