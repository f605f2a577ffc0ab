import type { FastifyReply, FastifyRequest } from 'fastify';
import { knowsTag } from '../http/kept-answer.ts';
import { sendPacked } from '../http/send-packed.ts';
import type { Page } from './page.ts';

const NOT_MODIFIED = 304;

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, etag, body }: Page,
): Promise<FastifyReply> | undefined {
  reply.headers(headers);
  if (etag) reply.header('etag', etag);
  if (etag && knowsTag(request, etag)) {
    reply.status(NOT_MODIFIED).send();
    return undefined;
  }
  reply.status(status);
  return sendPacked(request, reply, body);
}
