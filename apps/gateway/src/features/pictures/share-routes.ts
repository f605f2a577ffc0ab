import { DAY_MS } from '@cheyantong/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Turnstile } from '../../http/turnstile.ts';
import { remembered, ShortLived } from '../../memory/short-lived.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import type { drawSharePicture } from './draw-share-picture.ts';
import { FOR_EVER, noSuchPicture } from './send-picture.ts';
import { carSharePicture, type SharedCar, type SharePicture, sharePictureNamed } from './share-address.ts';

const DRAWING = { module: new URL('./draw-share-picture.ts', import.meta.url), name: 'drawSharePicture' };

/**
 * Covers can be drawn for any name somebody thinks of, so these pictures are not kept on disk: some 50 KB each in memory,
 * the least wanted go first. Whoever shows a preview keeps its own copy.
 */
const MOST_KEPT = 200;

/** Asked of whoever has the cars. */
export type FindSharedCar = (vehicleId: string) => Promise<SharedCar | null>;

interface ShareNeeds {
  findCar: FindSharedCar;
  workers: WorkerPool;
  turnstile: Turnstile;
  countDrawing: (request: FastifyRequest) => Promise<void>;
}

export function shareRoutes(
  app: FastifyInstance,
  { findCar, workers, turnstile, countDrawing }: ShareNeeds,
): void {
  const drawn = new ShortLived<Promise<Uint8Array | null>>({ lifeMs: DAY_MS, size: MOST_KEPT });

  app.get<{ Params: { name: string } }>(
    '/pictures/share/:name.jpg',
    { schema: { hide: true } },
    async (request, reply) => {
      const picture = await pictureOf(request.params.name, findCar);
      if (!picture) return noSuchPicture(reply);
      const key = JSON.stringify(picture);
      if (!drawn.recall(key)) await countDrawing(request);
      const jpeg = await remembered(drawn, key, () =>
        turnstile.pass(() => workers.run<typeof drawSharePicture>(DRAWING, picture)),
      );
      if (!jpeg) return noSuchPicture(reply);
      return reply.header('cache-control', FOR_EVER).type('image/jpeg').send(jpeg);
    },
  );
}

async function pictureOf(name: string, findCar: FindSharedCar): Promise<SharePicture | null> {
  const named = sharePictureNamed(name);
  if (named?.of !== 'car') return named;
  const car = await findCar(named.vehicleId);
  return car && carSharePicture(car);
}
