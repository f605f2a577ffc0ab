import type { UsedCarFilterOptions, UsedCarItem } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import { useAreaName } from '../../areas/index.ts';
import { seriesQuery } from '../../vehicles/index.ts';
import type { ChosenNames } from '../filters/active-filters.ts';
import type { ShowroomFilters } from './showroom-query.ts';

/**
 * What the ids in the address are called. The cars found usually tell; where none was found, the catalogue and the
 * list of divisions do, a moment later.
 */
export function useChosenNames(
  { brandId, seriesId, cityCode }: ShowroomFilters,
  options: UsedCarFilterOptions | undefined,
  found: readonly UsedCarItem[],
): ChosenNames {
  const series = useQuery(seriesQuery(brandId));
  const city = useAreaName(cityCode);
  const sameBrand = found.find((car) => car.brandId === brandId);
  const sameSeries = found.find((car) => car.seriesId === seriesId);
  const sameCity = found.find((car) => car.registrationRegionCityCode === cityCode);
  return {
    brand:
      options?.brands.find((brand) => brand.brandId === brandId)?.brandName ??
      sameBrand?.brandName ??
      '所选品牌',
    series:
      series.data?.find((one) => one.seriesId === seriesId)?.seriesName ??
      sameSeries?.seriesName ??
      '所选车系',
    city: city ?? sameCity?.registrationRegionCityName ?? '所选城市',
  };
}
