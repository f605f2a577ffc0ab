const DAY_MS = 86_400_000;
const DAYS_A_YEAR = 365.25;

/** Days as the reports write them: yyyy-MM-dd. */
export const dayText = (day: Date): string => day.toISOString().slice(0, 10);

export const dayOf = (text: string): Date => new Date(`${text.length === 7 ? `${text}-01` : text}T00:00:00Z`);

export const daysAfter = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS);

export const daysBetween = (from: Date, to: Date): number =>
  Math.max(0, (to.getTime() - from.getTime()) / DAY_MS);

export const yearsBetween = (from: Date, to: Date): number => daysBetween(from, to) / DAYS_A_YEAR;

/** `2026.10`, as time ranges are printed. */
export const monthDotted = (day: Date): string => dayText(day).slice(0, 7).replace('-', '.');

export const monthText = (day: Date): string => dayText(day).slice(0, 7);

export const monthsAfter = (day: Date, months: number): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));

export const rounded = (value: number, decimals = 0): number => {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
};
