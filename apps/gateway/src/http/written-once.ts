import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswerBody } from './answer-body.ts';
import { success } from './envelope.ts';
import { sendPacked } from './send-packed.ts';

/**
 * Answers that are the same for many: as long as a handler answers with the very same object, because it remembers it, the
 * object is written as JSON once and compressed once.
 */
export class WrittenOnce {
  readonly #written = new WeakMap<object, AnswerBody>();

  send(request: FastifyRequest, reply: FastifyReply, data: object): FastifyReply | Promise<FastifyReply> {
    const body = this.#written.get(data) ?? this.#write(reply, data);
    reply.header('content-type', 'application/json; charset=utf-8');
    if (body.isWorthPacking) reply.header('vary', 'accept-encoding');
    return sendPacked(request, reply, body) ?? reply;
  }

  #write(reply: FastifyReply, data: object): AnswerBody {
    const body = new AnswerBody(Buffer.from(String(reply.serialize(success(data)))));
    this.#written.set(data, body);
    return body;
  }
}
