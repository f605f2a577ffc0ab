import { beijingDay, monthOf, yearOf } from '@cheyantong/domain';
/** Years a month may be chosen from, both included. */
export interface YearRange {
  from: number;
  to: number;
}

/** 2021 年 6 月 */
export function monthWords(value: string): string {
  const [year, month] = value.split('-');
  return `${year} 年 ${Number(month)} 月`;
}

/** A car cannot have been registered before its model was sold, nor in the future. */
export function isWithinYears(value: string, { from, to }: YearRange, today: Date): boolean {
  const year = yearOf(value);
  return year >= from && year <= to && value <= monthOf(beijingDay(today));
}
