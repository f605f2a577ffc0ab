import {
  getUsedCar,
  getUsedCarFilters,
  listMyFavorites,
  listRecommendedCars,
  listUsedCars,
  type UsedCarQuery,
} from '@cheyantong/contract';
import { MINUTE_MS } from '@cheyantong/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import { favoritesKey } from './favorites/favorite-keys.ts';
import { viewerKey } from './viewer.ts';

type Viewer = string | null;

/** Everything the used-car screens ask for. Lists carry the viewer's hearts, so they are kept for each viewer apart. */
export const usedCarsQuery = (viewer: Viewer, body: UsedCarQuery) =>
  queryOptions({
    queryKey: [...viewerKey(viewer), 'used-cars', body],
    queryFn: ({ signal }) => call(listUsedCars, { body }, signal),
  });

export const filterOptionsQuery = queryOptions({
  queryKey: ['used-car-filters'],
  queryFn: ({ signal }) => call(getUsedCarFilters, {}, signal),
  staleTime: 10 * MINUTE_MS,
});

export const usedCarQuery = (viewer: Viewer, vehicleId: string) =>
  queryOptions({
    queryKey: [...viewerKey(viewer), 'used-car', vehicleId],
    queryFn: ({ signal }) => call(getUsedCar, { params: { vehicleId } }, signal),
  });

const SIMILAR_SHOWN = 4;

export const similarCarsBody = (vehicleId: string) => ({ vehicleId, pageSize: SIMILAR_SHOWN });

export const similarCarsQuery = (viewer: Viewer, vehicleId: string) =>
  queryOptions({
    queryKey: [...viewerKey(viewer), 'similar-cars', vehicleId],
    queryFn: ({ signal }) => call(listRecommendedCars, { body: similarCarsBody(vehicleId) }, signal),
  });

export const FAVORITES_A_PAGE = 5;

export const favoritesQuery = (viewer: Viewer, pageNum: number) =>
  queryOptions({
    queryKey: [...favoritesKey(viewer), pageNum],
    queryFn: ({ signal }) =>
      call(listMyFavorites, { query: { pageNum, pageSize: FAVORITES_A_PAGE } }, signal),
  });
