import { getRetentionRank } from '@cheyantong/contract';
import type { FastifyInstance } from 'fastify';
import type { DbHandle } from '../../db/handle.ts';
import { readInput } from '../../http/input.ts';
import { serve } from '../../http/serve.ts';
import { retentionCsv } from './retention-csv.ts';
import { rankRetention } from './retention-rank.ts';

export function retentionRoutes(app: FastifyInstance, db: DbHandle): void {
  serve(app, getRetentionRank, ({ query }) => rankRetention(db, query, query.top));

  /** The same ranking as a file, and all of it. */
  app.get(`/api/${getRetentionRank.path}.csv`, { schema: { hide: true } }, async (request, reply) => {
    const rank = await rankRetention(db, readInput(getRetentionRank.query, request.query), Infinity);
    const name = `保值率榜-${rank.rankType === 'brand' ? '品牌' : '车系'}-${rank.years}年-${rank.period}.csv`;
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .type('text/csv; charset=utf-8')
      .send(retentionCsv(rank));
  });
}
