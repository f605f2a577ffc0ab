import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';
import { AnswerBody } from './answer-body.ts';
import { success } from './envelope.ts';

/**
 * Answers that are the same for many: as long as a handler answers with the very same object, because it remembers it, the
 * object is written as JSON once and compressed once.
 */
export class WrittenOnce {
  readonly #written = new WeakMap<object, AnswerBody>();

  async send(request: FastifyRequest, reply: FastifyReply, data: object): Promise<FastifyReply> {
    const body = this.#written.get(data) ?? this.#write(reply, data);
    reply.type('application/json; charset=utf-8');
    if (!body.isWorthPacking) return reply.send(body.plain);
    reply.header('vary', 'accept-encoding');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (!encoding) return reply.send(body.plain);
    return reply.header('content-encoding', encoding).send(await body.packed(encoding));
  }

  #write(reply: FastifyReply, data: object): AnswerBody {
    const body = new AnswerBody(Buffer.from(String(reply.serialize(success(data)))));
    this.#written.set(data, body);
    return body;
  }
}
