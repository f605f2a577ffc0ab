const MONTHS_A_YEAR = 12;

/** yyyy-MM */
export const monthText = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** yyyy-MM of a day or a moment that begins with it. */
export const monthOf = (text: string): string => text.slice(0, 'yyyy-MM'.length);

export const yearOf = (text: string): number => Number(text.slice(0, 'yyyy'.length));

/** 2025.04, as ranges of time are printed. */
export const dottedMonth = (text: string): string => monthOf(text).replace('-', '.');

/** Months since year 0 of yyyy-MM or yyyy-MM-dd; a day counts as its part of a month. */
export function monthsOf(text: string): number {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return year * MONTHS_A_YEAR + (month - 1) + (day - 1) / 31;
}

/** So many months after yyyy-MM; the calendar begins with year 1. */
export function monthAfter(month: string, months: number): string {
  const count = Math.max(MONTHS_A_YEAR, monthsOf(month) + months);
  return monthText(Math.floor(count / MONTHS_A_YEAR), (count % MONTHS_A_YEAR) + 1);
}

/** The same day of another month, or the last one that month has. */
export function monthsLater(day: string, months: number): string {
  const month = monthAfter(monthOf(day), months);
  const date = Math.min(Number(day.slice('yyyy-MM-'.length)), daysOfMonth(month));
  return `${month}-${String(date).padStart(2, '0')}`;
}

function daysOfMonth(month: string): number {
  const next = new Date(`${monthAfter(month, 1)}-01`);
  next.setUTCDate(0);
  return next.getUTCDate();
}
