import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { DbHandle } from '../db/handle.ts';

/** /healthz: the process lives. /readyz: it may be sent visitors, that is, it is not stopping and its database answers. */
export function exposeHealth(app: FastifyInstance, db: DbHandle): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    if (stopping) return reply.status(503).send({ status: 'stopping' });
    try {
      await db.execute(sql`select 1`);
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer');
      return reply.status(503).send({ status: 'database unavailable' });
    }
  });
}
