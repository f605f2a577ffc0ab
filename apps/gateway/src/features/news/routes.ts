import { listAdverts, listNotices } from '@cheyantong/contract';
import type { FastifyInstance } from 'fastify';
import type { DbHandle } from '../../db/handle.ts';
import { serve } from '../../http/serve.ts';
import { Adverts } from './adverts.ts';
import { Notices } from './notices.ts';
import { presentAdvert, presentNotice } from './present.ts';

/** The ticker shows no more than this. */
const NEWEST_NOTICES = 5;

export function newsRoutes(app: FastifyInstance, db: DbHandle): void {
  serve(app, listAdverts, async ({ query }) => (await new Adverts(db).runningAt(query)).map(presentAdvert));

  serve(app, listNotices, async () => (await new Notices(db).newest(NEWEST_NOTICES)).map(presentNotice));
}
