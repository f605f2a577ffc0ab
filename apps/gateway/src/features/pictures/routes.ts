import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { limitedByAddress } from '../../http/security.ts';
import { Turnstile } from '../../http/turnstile.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { pictureNamed } from './address.ts';
import { coverNamed } from './cover-address.ts';
import { drawAhead } from './draw-ahead.ts';
import type { drawCarPicture } from './draw-car-picture.ts';
import { DRAWINGS_EDITION } from './drawings-edition.ts';
import { drawPart } from './part-drawings.ts';
import { PictureStore } from './picture-store.ts';
import { FOR_A_DAY, FOR_EVER, noSuchPicture } from './send-picture.ts';
import { type FindSharedCar, shareRoutes } from './share-routes.ts';

/**
 * What is dear is drawing. As many at once as there are helpers; those that wait are drawn within seconds, and a
 * report that is printed never waits behind them. An address gets some pages a minute that nobody has looked at before.
 */
const DRAWING_LIMITS = { atOnce: 2, mayWait: 48, anAddressAMinute: 120 };

const DRAWING = { module: new URL('./draw-car-picture.ts', import.meta.url), name: 'drawCarPicture' };

export interface PictureNeeds {
  dataDir: string;
  workers: WorkerPool;
  findCar: FindSharedCar;
}

/** Drawn cars, made when they are first asked for and kept under the data folder; drawn parts are small and kept in memory. */
export function pictureRoutes(
  app: FastifyInstance,
  { dataDir, workers, findCar }: PictureNeeds,
  limits = DRAWING_LIMITS,
): void {
  const turnstile = new Turnstile(limits);
  const store = new PictureStore(join(dataDir, 'pictures', DRAWINGS_EDITION), (picture) =>
    turnstile.pass(() => workers.run<typeof drawCarPicture>(DRAWING, picture)),
  );
  drawAhead(app, store);
  const countDrawing = limitedByAddress(app, limits.anAddressAMinute);

  app.get<{ Params: { name: string }; Querystring: { v?: string } }>(
    '/pictures/cars/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const picture = pictureNamed(request.params.name);
      if (!picture) return noSuchPicture(reply);
      let webp = await store.find(picture);
      if (!webp) {
        await countDrawing(request);
        webp = await store.draw(picture);
      }
      const lasting = request.query.v === DRAWINGS_EDITION ? FOR_EVER : FOR_A_DAY;
      return reply.header('cache-control', lasting).type('image/webp').send(webp);
    },
  );

  shareRoutes(app, { findCar, workers, turnstile, countDrawing });

  app.get<{ Params: { name: string } }>(
    '/pictures/parts/:name',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const svg = await drawPart(params.name);
      if (!svg) return noSuchPicture(reply);
      return reply.header('cache-control', FOR_EVER).type('image/svg+xml').send(svg);
    },
  );

  app.get<{ Params: { name: string } }>(
    '/pictures/covers/:name.svg',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const cover = coverNamed(params.name);
      if (!cover) return noSuchPicture(reply);
      const { drawCover } = await import('@cheyantong/drawings/covers');
      const svg = drawCover({ ...cover, label: cover.label ?? null });
      return reply.header('cache-control', FOR_EVER).type('image/svg+xml').send(svg);
    },
  );
}
