import type { UsedCarItem } from '@cheyantong/contract';
import { seriesWithBrand } from '@cheyantong/domain';

type Named = Pick<UsedCarItem, 'brandName' | 'seriesName'>;

/** 本田 CR-V */
export const carSeriesName = ({ brandName, seriesName }: Named): string =>
  seriesWithBrand(brandName, seriesName);

/** 本田 CR-V 2022款 */
export const carName = (car: Named & Pick<UsedCarItem, 'modelYear'>): string =>
  `${carSeriesName(car)} ${car.modelYear}款`;

/** What a model's name adds to series and year: 锐·混动 2.0L 净速版. */
export function trimOf({ modelName, seriesName, modelYear }: UsedCarItem): string {
  const beyond = modelName.replace(seriesName, '').replace(`${modelYear}款`, '').trim();
  return beyond || modelName;
}

export const carLine = (car: UsedCarItem): string => `${carName(car)} ${trimOf(car)}`;

/** 16.90: prices line up with two decimals. */
export const wanAmount = (wan: number): string => wan.toFixed(2);

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

export const carAddress = (vehicleId: string): string =>
  `/usedCar/detail?vehicleId=${encodeURIComponent(vehicleId)}`;
