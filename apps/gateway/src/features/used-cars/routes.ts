import {
  addFavorite,
  getUsedCar,
  getUsedCarFilters,
  listMyFavorites,
  listRecommendedCars,
  listUsedCars,
  removeFavorite,
} from '@cheyantong/contract';
import { MINUTE_MS } from '@cheyantong/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../../db/away.ts';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { bearerToken } from '../../http/access.ts';
import { Failure } from '../../http/failure.ts';
import { serve, serveForAll, serveRemembered } from '../../http/serve.ts';
import { OneForAll } from '../../memory/one-for-all.ts';
import { Favorites } from './favorites.ts';
import { FilterOptions } from './filter-options.ts';
import { recommendedCars } from './recommended.ts';
import type { Showroom, Viewer } from './showroom.ts';

/** Which words lead to a car changes slowly. */
const FILTERS_LAST_MS = MINUTE_MS;

export function usedCarRoutes(app: FastifyInstance, db: DbHandle, showroom: Showroom): void {
  const filters = new FilterOptions(db, showroom.finder);
  const favorites = new Favorites(db);

  /**
   * These calls are open, so a token that is no longer good, or that nobody can look up while the database is away,
   * makes a visitor of its bearer, not a failure.
   */
  const viewerOf = async (request: FastifyRequest): Promise<Viewer> => {
    const token = bearerToken(request);
    if (!token) return null;
    return app.accessRules.authenticate(token).catch((error: unknown) => {
      if (isDatabaseAway(error)) return null;
      throw error;
    });
  };

  const findCar = async (vehicleId: string) => {
    const id = ownIdFrom(vehicleId);
    const car = id && (await showroom.cars.find(id));
    if (!car) throw new Failure('A0401');
    return car;
  };

  serveRemembered(app, listUsedCars, async ({ body, request }) =>
    showroom.search(body, await viewerOf(request)),
  );

  serveRemembered(app, getUsedCar, async ({ params, request }) => {
    const id = ownIdFrom(params.vehicleId);
    const detail = id && (await showroom.detail(id));
    if (!detail) throw new Failure('A0401');
    const kept = await showroom.favoritesAmong([id], await viewerOf(request));
    return kept.has(id) ? { ...detail, favorite: true } : detail;
  });

  serveForAll(app, getUsedCarFilters, new OneForAll(FILTERS_LAST_MS, () => filters.gather()));

  serve(app, listRecommendedCars, async ({ body, request }) => {
    const { cityCode, vehicleId, pageNum, pageSize: size } = body;
    const offset = (pageNum - 1) * size;
    const viewer = await viewerOf(request);
    if (vehicleId) {
      const ids = await showroom.finder.similar(await findCar(vehicleId));
      return { list: await showroom.present(ids.slice(offset, offset + size), viewer), total: ids.length };
    }
    const { ids, total } = await recommendedCars(showroom.finder, { cityCode, offset, size });
    return { list: await showroom.present(ids, viewer), total };
  });

  serve(app, listMyFavorites, async ({ query, memberId }) => {
    const offset = (query.pageNum - 1) * query.pageSize;
    const { ids, total } = await favorites.page(memberId, offset, query.pageSize);
    return { list: await showroom.presentFavorites(ids), total };
  });

  serve(app, addFavorite, async ({ params, memberId }) => {
    const id = ownIdFrom(params.vehicleId);
    if (!id || !(await favorites.add(memberId, id))) throw new Failure('A0401');
    return { favorite: true };
  });

  serve(app, removeFavorite, async ({ params, memberId }) => {
    const id = ownIdFrom(params.vehicleId);
    if (id) await favorites.remove(memberId, id);
    return { favorite: false };
  });
}
