import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../http/failure.ts';

export function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of [value ?? []].flat()) headers.append(name, single);
  }
  const origin = `${request.protocol}://${request.host}`;
  // Somebody may write any Host, and the whole address where a path belongs; a page is only ever ours.
  if (!URL.canParse(request.url, origin)) throw new Failure('A0400');
  const { pathname, search } = new URL(request.url, origin);
  return new Request(origin + pathname + search, { method: request.method, headers });
}

export function sendResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.status(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  const stream = response.body as ReadableStream | null;
  return reply.send(stream ? Readable.fromWeb(stream) : undefined);
}
