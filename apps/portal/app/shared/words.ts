/** 16.90: prices line up with two decimals. */
export const wanAmount = (wan: number): string => wan.toFixed(2);

export const wanInterval = ({ low, high }: { low: number; high: number }): string =>
  `${wanAmount(low)} – ${wanAmount(high)}`;

/** 17.10–18.20 万 */
export const wanRange = ({ low, high }: { low: number; high: number }): string =>
  `${wanAmount(low)}–${wanAmount(high)} 万`;

/** 3.1 万公里; a nearly new car has hundreds of kilometres, which one decimal would hide. */
export const mileageWords = (wan: number): string => `${wan.toFixed(wan < 0.1 ? 2 : 1)} 万公里`;

/** 2022.3 of 2022-03-15: nobody asks for the day. */
export function monthWords(date: string): string {
  const [year, month] = date.split('-');
  return `${year}.${Number(month)}`;
}

/** 2022 年 3 月 */
export function longMonthWords(date: string): string {
  const [year, month] = date.split('-');
  return `${year} 年 ${Number(month)} 月`;
}

/** 天津 instead of 天津市 where room is short. */
export const shortCity = (name: string): string => name.replace(/市$/, '');
