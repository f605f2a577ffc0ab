import type { UsedCarItem } from '@cheyantong/contract';
import { carName, seriesWithBrand, trimName } from '@cheyantong/domain';

/** 本田 CR-V */
export const carSeriesName = ({
  brandName,
  seriesName,
}: Pick<UsedCarItem, 'brandName' | 'seriesName'>): string => seriesWithBrand(brandName, seriesName);

export const carLine = (car: UsedCarItem): string => `${carName(car)} ${trimName(car)}`;

export { carName, trimName as trimOf, usedCarAddress as carAddress } from '@cheyantong/domain';
