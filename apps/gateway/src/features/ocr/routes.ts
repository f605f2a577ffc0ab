import { ocrOss } from '@cheyantong/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { type OcrDesk, readOwnDocument } from './read-own-document.ts';

export function ocrRoutes(app: FastifyInstance, desk: OcrDesk): void {
  serve(app, ocrOss, ({ memberId, body }) => readOwnDocument(desk, BigInt(memberId), body));
  app.addHook('onClose', () => desk.reader.close());
}
