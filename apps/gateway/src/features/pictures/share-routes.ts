import { DAY_MS } from '@cheyantong/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Turnstile } from '../../http/turnstile.ts';
import { remembered, ShortLived } from '../../memory/short-lived.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import type { drawSharePicture } from './draw-share-picture.ts';
import { FOR_EVER, noSuchPicture } from './send-picture.ts';
import { sharePictureNamed } from './share-address.ts';

const DRAWING = { module: new URL('./draw-share-picture.ts', import.meta.url), name: 'drawSharePicture' };

/**
 * Covers can be drawn for any name somebody thinks of, so these pictures are not kept on disk: some 50 KB each in memory,
 * the least wanted go first. Whoever shows a preview keeps its own copy.
 */
const MOST_KEPT = 200;

interface ShareNeeds {
  workers: WorkerPool;
  turnstile: Turnstile;
  countDrawing: (request: FastifyRequest) => Promise<void>;
}

export function shareRoutes(app: FastifyInstance, { workers, turnstile, countDrawing }: ShareNeeds): void {
  const drawn = new ShortLived<Promise<Uint8Array | null>>({ lifeMs: DAY_MS, size: MOST_KEPT });

  app.get<{ Params: { name: string } }>(
    '/pictures/share/:name.jpg',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const picture = sharePictureNamed(name);
      if (!picture) return noSuchPicture(reply);
      if (!drawn.recall(name)) await countDrawing(request);
      const jpeg = await remembered(drawn, name, () =>
        turnstile.pass(() => workers.run<typeof drawSharePicture>(DRAWING, picture)),
      );
      if (!jpeg) return noSuchPicture(reply);
      return reply.header('cache-control', FOR_EVER).type('image/jpeg').send(jpeg);
    },
  );
}
