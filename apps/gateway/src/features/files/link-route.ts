import type { FastifyInstance } from 'fastify';
import { Failure } from '../../http/failure.ts';
import { LINK_QUERY, type LinkQuery } from '../../http/signed-links.ts';
import type { FileDesk } from './desk.ts';
import { FILES_PATH } from './file-address.ts';

/** Whatever a stranger's file may hold, in our origin it does nothing. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

interface FileRequest {
  Params: { fileId: string };
  Querystring: LinkQuery;
}

/** The file behind a link. A bad link and a file that is not there get the same answer. */
export function linkRoute(app: FastifyInstance, { store, links }: FileDesk): void {
  app.get<FileRequest>(
    `${FILES_PATH}/:fileId`,
    { schema: { hide: true, querystring: LINK_QUERY } },
    async ({ params: { fileId }, query }, reply) => {
      const file = links.isGood(fileId, query) ? await store.get(fileId) : undefined;
      if (!file) throw new Failure('A0401', '链接已失效，请重新打开');
      const shown = file.type.startsWith('image/') ? 'inline' : 'attachment';
      return reply
        .header('content-security-policy', POLICY)
        .header('content-disposition', `${shown}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .type(file.type)
        .send(Buffer.from(file.bytes));
    },
  );
}
