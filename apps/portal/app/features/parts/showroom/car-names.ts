import { type Call, type CallData, type CallInput, listBrands, listSeries } from '@cheyantong/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';
import type { ShowroomFilters } from './showroom-query.ts';

/** Asks the gateway: over the network in the browser, in process on the server. */
type Ask = <C extends Call>(declaration: C, input: CallInput<C>) => Promise<CallData<C>>;

type CarIds = Pick<ShowroomFilters, 'brandId' | 'seriesId'>;

export interface CarNames {
  brand?: string | undefined;
  series?: string | undefined;
}

/** What the brand and the series in an address are called. */
export async function namesOfCar(ask: Ask, { brandId, seriesId }: CarIds): Promise<CarNames> {
  if (!brandId) return {};
  const [brands, series] = await Promise.all([
    ask(listBrands, {}),
    seriesId ? ask(listSeries, { params: { brandId } }) : [],
  ]);
  return {
    brand: brands.find((one) => one.brandId === brandId)?.brandName,
    series: series.find((one) => one.seriesId === seriesId)?.seriesName,
  };
}

export const carNamesQuery = ({ brandId, seriesId }: CarIds) =>
  queryOptions({
    queryKey: ['car-names', brandId, seriesId],
    queryFn: () => namesOfCar(call, { brandId, seriesId }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: brandId !== undefined,
  });
