import { listBrands, listModels, listSeries, searchSite } from '@cheyantong/contract';
import { MINUTE_MS } from '@cheyantong/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';
import { modelNode, type VehicleNode, vehicleNode } from '../vehicle-node.ts';

/** The catalogue changes by imports, not while somebody fills in a form. */
const CATALOGUE_STAYS_MS = 30 * MINUTE_MS;
const MOST_FOUND = 8;

/** All brands, by letter. */
export const brandsQuery = queryOptions({
  queryKey: ['catalogue', 'brands'],
  queryFn: async ({ signal }) => {
    const brands = await call(listBrands, {}, signal);
    return brands.map(({ brandId, brandName, initial, hot }) => ({
      node: { ...vehicleNode('brand', brandId, brandName), heading: initial },
      isHot: hot === 1,
    }));
  },
  staleTime: CATALOGUE_STAYS_MS,
});

/** What a column shows: the brands, the series of one, the models of a series. */
export const childrenQuery = (parent: VehicleNode | null) =>
  queryOptions({
    queryKey: ['catalogue', 'children', parent?.id ?? 'all'],
    queryFn: ({ client }) => childrenOf(parent, () => client.fetchQuery(brandsQuery)),
    staleTime: CATALOGUE_STAYS_MS,
  });

async function childrenOf(
  parent: VehicleNode | null,
  brands: () => Promise<readonly { node: VehicleNode }[]>,
): Promise<VehicleNode[]> {
  if (parent === null) return (await brands()).map(({ node }) => node);
  if (parent.kind === 'brand') {
    const series = await call(listSeries, { params: { brandId: parent.code } });
    return series.map(({ seriesId, seriesName }) => vehicleNode('series', seriesId, seriesName));
  }
  const models = await call(listModels, { params: { seriesId: parent.code } });
  return models.map(modelNode);
}

/** Series and brands by their names or the sound of them, as paths. */
export const foundVehiclesQuery = (keywords: string) =>
  queryOptions({
    queryKey: ['catalogue', 'found', keywords],
    queryFn: async ({ signal }) => {
      const { series, brands } = await call(searchSite, { query: { keywords, size: MOST_FOUND } }, signal);
      return [
        ...brands.map(({ brandId, brandName }) => [vehicleNode('brand', brandId, brandName)]),
        ...series.map(({ brandId, brandName, seriesId, seriesName }) => [
          vehicleNode('brand', brandId, brandName),
          vehicleNode('series', seriesId, seriesName),
        ]),
      ];
    },
    staleTime: CATALOGUE_STAYS_MS,
  });
