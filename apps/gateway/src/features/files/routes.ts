import { beginUpload, continueUpload, findUpload, openFile, uploadFile } from '@cheyantong/contract';
import { dateTimeText, MINUTE_MS, UPLOAD } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { FileDesk } from './desk.ts';
import { linkRoute } from './link-route.ts';
import { ownFile } from './own-files.ts';
import { takeUpload } from './take-upload.ts';
import { addPiece, begin, find } from './upload-in-pieces.ts';

export function fileRoutes(app: FastifyInstance, desk: FileDesk): void {
  serve(app, uploadFile, ({ memberId, file }) => takeUpload(desk, BigInt(memberId), file));

  serve(app, beginUpload, ({ memberId, body }) => begin(desk, BigInt(memberId), body));

  serve(app, continueUpload, ({ memberId, params: { uploadId }, query: { offset }, bytes }) =>
    addPiece(desk, BigInt(memberId), { uploadId, offset, bytes }),
  );

  serve(app, findUpload, ({ memberId, params: { uploadId } }) => find(desk, BigInt(memberId), uploadId));

  serve(app, openFile, async ({ memberId, body: { url } }) => {
    const { id, type } = await ownFile(desk.db, BigInt(memberId), url);
    const { link, expiresAt } = desk.links.make(id, UPLOAD.linkMinutes * MINUTE_MS);
    return {
      link,
      expiresTime: dateTimeText(expiresAt),
      type: type === 'application/pdf' ? ('pdf' as const) : ('image' as const),
    };
  });

  linkRoute(app, desk);
}
