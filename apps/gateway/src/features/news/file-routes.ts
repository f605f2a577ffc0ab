import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { DbHandle } from '../../db/handle.ts';
import { articleFiles } from './tables.ts';

/** A file's address is the digest of what it holds, so it never has to be asked for again. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const NOT_FOUND = 404;
const PICTURE = /^([0-9a-f]{64})\.[a-z]+$/;

/** Charts and attachments of articles, pictures of adverts. */
export function fileRoutes(app: FastifyInstance, db: DbHandle): void {
  const find = async (digest: string) =>
    (await db.select().from(articleFiles).where(eq(articleFiles.digest, digest)))[0];

  app.get<{ Params: { name: string } }>(
    '/pictures/articles/:name',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const digest = PICTURE.exec(params.name)?.[1];
      const file = digest === undefined ? undefined : await find(digest);
      if (!file?.type.startsWith('image/'))
        return reply.status(NOT_FOUND).type('text/plain; charset=utf-8').send('没有这张图片');
      return reply.header('cache-control', FOR_EVER).type(file.type).send(file.content);
    },
  );

  app.get<{ Params: { digest: string; name: string } }>(
    '/files/articles/:digest/:name',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const file = await find(params.digest);
      if (!file) return reply.status(NOT_FOUND).type('text/plain; charset=utf-8').send('没有这个附件');
      return reply
        .header('cache-control', FOR_EVER)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(params.name)}`)
        .type(file.type)
        .send(file.content);
    },
  );
}
