import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { AnswerBody } from './answer-body.ts';

/** Sends a body as the browser can read it best. One that is compressed already is on its way when this returns. */
export function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  body: AnswerBody,
): Promise<FastifyReply> | undefined {
  const encoding = body.isWorthPacking ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  if (!encoding) {
    reply.send(body.plain);
    return undefined;
  }
  const packed = body.packed(encoding);
  const send = (bytes: Buffer) => reply.header('content-encoding', encoding).send(bytes);
  if (packed instanceof Promise) return packed.then(send);
  send(packed);
  return undefined;
}
