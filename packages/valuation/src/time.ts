/** Months since year 0 of yyyy-MM or yyyy-MM-dd; a day counts as its part of a month. */
export function monthsOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return year * 12 + (month - 1) + (day - 1) / 31;
}

export const ageInYears = (registered: string, valuedOn: string): number =>
  Math.max(0, (monthsOf(valuedOn) - monthsOf(registered)) / 12);

/** The same day of another month, or the last one that month has. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
