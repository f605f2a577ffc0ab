/** Years a month may be chosen from, both included. */
export interface YearRange {
  from: number;
  to: number;
}

/** yyyy-MM */
export const monthOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/** 2021 年 6 月 */
export function monthWords(value: string): string {
  const [year, month] = value.split('-');
  return `${year} 年 ${Number(month)} 月`;
}

/** A car cannot have been registered before its model was sold, nor in the future. */
export function isWithinYears(value: string, { from, to }: YearRange, today: Date): boolean {
  const year = Number(value.slice(0, 4));
  return year >= from && year <= to && value <= monthOf(today.getFullYear(), today.getMonth() + 1);
}
