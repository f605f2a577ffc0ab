import { listOpenCities, listOutlets } from '@cheyantong/contract';
import type { FastifyInstance } from 'fastify';
import { ownIdFrom } from '../../../db/own-id.ts';
import { serve } from '../../../http/serve.ts';
import type { PurchaseDesk } from '../desk.ts';
import { Outlets } from './outlets.ts';
import { presentOutlet } from './present-outlet.ts';

export function outletRoutes(
  app: FastifyInstance,
  { db, offers }: Pick<PurchaseDesk, 'db' | 'offers'>,
): void {
  const outlets = new Outlets(db);

  serve(app, listOpenCities, ({ query }) => outlets.openCities(query.provinceCode));

  serve(app, listOutlets, async ({ query }) => {
    const chosen = query.skuId === undefined ? undefined : ownIdFrom(query.skuId);
    const offer = chosen ? await offers.find(db, chosen) : undefined;
    if (query.skuId !== undefined && !offer) return [];
    const found = await outlets.inCity(query.cityCode, offer?.providerId);
    const room = await outlets.room(
      found.map(({ outlet }) => outlet),
      new Date(),
    );
    return found.map(({ outlet, providerName }) =>
      presentOutlet(outlet, providerName, room.get(outlet.id) ?? []),
    );
  });
}
