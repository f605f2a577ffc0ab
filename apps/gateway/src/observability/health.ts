import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { DbHandle } from '../db/handle.ts';
import { ALWAYS_HEARD } from '../http/security.ts';

/** Who asks whether we are ready wants to know it soon; a database that does not tell in this time is not. */
const DATABASE_ANSWERS_WITHIN_MS = 1_500;

/**
 * /healthz: the process lives. /readyz: it may be sent visitors, that is, it is not stopping and its database answers. One
 * that stops says that it is not to be found any more: HAProxy then lets it answer whoever has asked, while it cuts off one
 * that is in trouble.
 */
export function exposeHealth(app: FastifyInstance, db: DbHandle): void {
  app.get('/healthz', { config: ALWAYS_HEARD }, () => ({ status: 'ok' }));
  app.get('/readyz', { config: ALWAYS_HEARD }, async (request, reply) => {
    if (app.door.isClosing) return reply.status(404).send({ status: 'stopping' });
    try {
      await inTime(db.execute(sql`select 1`));
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer');
      return reply.status(503).send({ status: 'database unavailable' });
    }
  });
}

/** One that comes too late may fail as it likes: nobody waits for it any more. */
const inTime = (answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    answer,
    wait(DATABASE_ANSWERS_WITHIN_MS, undefined, { ref: false }).then(() => {
      throw new Error(`no answer within ${DATABASE_ANSWERS_WITHIN_MS} ms`);
    }),
  ]);
