import { confirmHandover, createHandover, readHandover, watchHandover } from '@cheyantong/contract';
import { HANDOVER, isPageAddress, SECOND_MS } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { serve } from '../../http/serve.ts';
import { Handovers } from './handovers.ts';

export function handoverRoutes(app: FastifyInstance, db: DbHandle): void {
  const handovers = new Handovers(db);

  serve(app, createHandover, async ({ body }) => {
    if (!isPageAddress(body.path)) throw new Failure('A0400', '只能在手机上继续看本站的页面');
    return { ...(await handovers.begin(body.path)), expiresIn: HANDOVER.lifeMs / SECOND_MS };
  });

  serve(app, readHandover, async ({ params }) => orExpired(await handovers.open(params.scene)));

  serve(app, confirmHandover, async ({ params }) => orExpired(await handovers.confirm(params.scene)));

  serve(app, watchHandover, async ({ body }) => ({ state: await handovers.stateOf(body.watch) }));
}

/** Used, late and never given are one refusal: trying codes out tells nothing. */
function orExpired<Found>(found: Found | undefined): Found {
  if (!found) throw new Failure('A0403');
  return found;
}
