import { checkCoverage, getSku, getSpu, listProviders } from '@cheyantong/contract';
import { MINUTE_MS, SERVICES, type Service, vinProblem } from '@cheyantong/domain';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

export const providersOf = (service: Service) => ({
  query: { categoryId: SERVICES[service].categoryId },
});

/** Everything the order pages ask the catalogue for. */
export const providersQuery = (service: Service) =>
  queryOptions({
    queryKey: ['providers', service],
    queryFn: ({ signal }) => call(listProviders, providersOf(service), signal),
    staleTime: 5 * MINUTE_MS,
  });

/** A provider's packages; nothing to ask where it takes orders elsewhere. */
export const spuQuery = (spuId: string | null | undefined) =>
  queryOptions({
    queryKey: ['spu', spuId],
    queryFn: spuId ? ({ signal }) => call(getSpu, { params: { id: spuId } }, signal) : skipToken,
  });

/** Says whether the package is ordered here. */
export const skuQuery = (skuId: string | undefined) =>
  queryOptions({
    queryKey: ['sku', skuId],
    queryFn: skuId ? ({ signal }) => call(getSku, { params: { id: skuId } }, signal) : skipToken,
  });

/** Which providers can say something about this car; asks nothing before the VIN is a right one. */
export const coverageQuery = (service: Service, vin: string) =>
  queryOptions({
    queryKey: ['coverage', service, vin],
    queryFn:
      vinProblem(vin) === null
        ? ({ signal }) =>
            call(checkCoverage, { params: { orderType: SERVICES[service].orderType, vin } }, signal)
        : skipToken,
    staleTime: 5 * MINUTE_MS,
  });
