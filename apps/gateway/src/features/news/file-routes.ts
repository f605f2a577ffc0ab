import type { FastifyInstance } from 'fastify';
import type { ArticleFileShelf } from './article-files.ts';

/** A file's address is the digest of what it holds, so it never has to be asked for again. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const NOT_FOUND = 404;
const PICTURE = /^([0-9a-f]{64})\.[a-z]+$/;

/** Charts and attachments of articles, pictures of adverts. */
export function fileRoutes(app: FastifyInstance, shelf: ArticleFileShelf): void {
  app.get<{ Params: { name: string } }>(
    '/pictures/articles/:name',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const digest = PICTURE.exec(params.name)?.[1];
      const file = digest === undefined ? undefined : await shelf.find(digest);
      if (!file?.type.startsWith('image/'))
        return reply.status(NOT_FOUND).type('text/plain; charset=utf-8').send('没有这张图片');
      return reply.header('cache-control', FOR_EVER).type(file.type).send(Buffer.from(file.content));
    },
  );

  app.get<{ Params: { digest: string; name: string } }>(
    '/files/articles/:digest/:name',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const file = await shelf.find(params.digest);
      if (!file) return reply.status(NOT_FOUND).type('text/plain; charset=utf-8').send('没有这个附件');
      return reply
        .header('cache-control', FOR_EVER)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(params.name)}`)
        .type(file.type)
        .send(Buffer.from(file.content));
    },
  );
}
