import { type AppEnv, MINUTE_MS, OPERATOR } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import type { DbHandle } from '../../db/handle.ts';
import { keptAnswer, sendKept } from '../../http/kept-answer.ts';
import { PAGE_LIMIT } from '../../http/security.ts';
import { remembered, ShortLived } from '../../memory/short-lived.ts';
import { Articles, type FeedRow } from './articles.ts';
import { atomFeed, newestChange, rssFeed } from './feeds.ts';

const NEWEST = 50;
const KEPT_FOR_S = 600;

const FEEDS = [
  { path: '/rss.xml', type: 'application/rss+xml; charset=utf-8', write: rssFeed },
  { path: '/atom.xml', type: 'application/atom+xml; charset=utf-8', write: atomFeed },
] as const;

/** The newest articles for readers' programs, which ask often: the table is looked at once a minute. */
export function feedRoutes(
  app: FastifyInstance,
  { db, publicUrl, appEnv }: { db: DbHandle; publicUrl: string; appEnv: AppEnv },
): void {
  const newest = new ShortLived<Promise<FeedRow[]>>({ lifeMs: MINUTE_MS, size: 1 });
  const { company } = OPERATOR[appEnv];
  for (const { path, type, write } of FEEDS) {
    app.get(path, { schema: { hide: true }, config: PAGE_LIMIT }, async (request, reply) => {
      const articles = await remembered(newest, 'newest', () => new Articles(db).newest(NEWEST));
      const body = Buffer.from(write({ publicUrl, company, articles }));
      const answer = keptAnswer({ type, body, changedAt: newestChange(articles) });
      return sendKept(request, reply, answer, KEPT_FOR_S);
    });
  }
}
