import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../http/accepted-encoding.ts';
import { knowsTag } from '../http/kept-answer.ts';
import type { Page } from './page.ts';

const NOT_MODIFIED = 304;

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, etag, body }: Page,
): Promise<FastifyReply> {
  reply.headers(headers);
  if (etag) reply.header('etag', etag);
  if (etag && knowsTag(request, etag)) return reply.status(NOT_MODIFIED).send();
  reply.status(status);
  const encoding = body.isWorthPacking ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  if (!encoding) return reply.send(body.plain);
  return reply.header('content-encoding', encoding).send(await body.packed(encoding));
}
