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

export { usedCarAddress as carAddress } from '@cheyantong/domain';
