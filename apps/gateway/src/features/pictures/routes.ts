import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { pictureNamed } from './address.ts';
import type { drawCarPicture } from './draw-car-picture.ts';
import { DRAWINGS_EDITION } from './drawings-edition.ts';
import { drawPart } from './part-drawings.ts';
import { PictureStore } from './picture-store.ts';

/** A changed drawing has another address, so a picture never has to be asked for again. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const DRAWING = { module: new URL('./draw-car-picture.ts', import.meta.url), name: 'drawCarPicture' };

/** Drawn cars, made when they are first asked for and kept under the data folder; drawn parts are small and kept in memory. */
export function pictureRoutes(
  app: FastifyInstance,
  { dataDir, workers }: { dataDir: string; workers: WorkerPool },
): void {
  const store = new PictureStore(join(dataDir, 'pictures', DRAWINGS_EDITION), (picture) =>
    workers.run<typeof drawCarPicture>(DRAWING, picture),
  );

  app.get<{ Params: { name: string } }>(
    '/pictures/cars/:name',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const picture = pictureNamed(params.name);
      if (!picture) return noSuchPicture(reply);
      const webp = await store.get(picture);
      return reply.header('cache-control', FOR_EVER).type('image/webp').send(webp);
    },
  );

  app.get<{ Params: { name: string } }>(
    '/pictures/parts/:name',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const svg = await drawPart(params.name);
      if (!svg) return noSuchPicture(reply);
      return reply.header('cache-control', FOR_EVER).type('image/svg+xml').send(svg);
    },
  );
}

const noSuchPicture = (reply: FastifyReply) =>
  reply.status(404).type('text/plain; charset=utf-8').send('没有这张图片');
