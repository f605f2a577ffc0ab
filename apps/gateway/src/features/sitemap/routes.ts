import type { AppEnv } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import { sendKept } from '../../http/kept-answer.ts';
import { PAGE_LIMIT } from '../../http/security.ts';
import { robotsText } from './robots.ts';
import { Sitemaps } from './sitemaps.ts';
import type { SitemapSource } from './source.ts';

const AN_HOUR_S = 3_600;
const NOT_FOUND = 404;

export interface SitemapNeeds {
  publicUrl: string;
  appEnv: AppEnv;
  sources: readonly SitemapSource[];
}

/** At the root on purpose: a sitemap may only name addresses below its own. */
export function sitemapRoutes(app: FastifyInstance, { publicUrl, appEnv, sources }: SitemapNeeds): void {
  const sitemaps = new Sitemaps(publicUrl);
  const quiet = { schema: { hide: true }, config: PAGE_LIMIT };

  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${AN_HOUR_S}`)
      .type('text/plain; charset=utf-8')
      .send(robotsText(appEnv, publicUrl)),
  );

  app.get('/sitemap.xml', quiet, async (request, reply) =>
    sendKept(request, reply, await sitemaps.index(sources), AN_HOUR_S),
  );

  for (const source of sources) {
    app.get<{ Params: { piece: string } }>(
      `/sitemap-${source.name}-:piece.xml`,
      quiet,
      async (request, reply) => {
        const answer = await sitemaps.piece(source, Number(request.params.piece));
        if (!answer)
          return reply.status(NOT_FOUND).type('text/plain; charset=utf-8').send('没有这份站点地图');
        return sendKept(request, reply, answer, AN_HOUR_S);
      },
    );
  }
}
