import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswerBody } from './answer-body.ts';
import { success } from './envelope.ts';
import { type ReadyAnswer, sendReady } from './ready-answer.ts';
import type { WholeAnswer, WholeAnswers } from './whole-answers.ts';

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const PACKED_FOR_SOME = { ...HEADERS, vary: 'accept-encoding' };

/**
 * Answers that are the same for many: as long as a handler answers with the very same object, because it remembers it, the
 * object is written as JSON once and compressed once.
 */
export class WrittenOnce {
  readonly #answers: WholeAnswers;
  readonly #written = new WeakMap<object, WholeAnswer>();

  constructor(answers: WholeAnswers) {
    this.#answers = answers;
  }

  async send(request: FastifyRequest, reply: FastifyReply, data: object): Promise<void> {
    const answer = this.#written.get(data) ?? this.#write(reply, data);
    sendReady(request, reply, await this.#answers.of(request, answer));
  }

  /** What has been written for somebody before. */
  ready(request: FastifyRequest, data: object): ReadyAnswer | undefined {
    const answer = this.#written.get(data);
    return answer && this.#answers.ready(request, answer);
  }

  #write(reply: FastifyReply, data: object): WholeAnswer {
    const body = new AnswerBody(Buffer.from(String(reply.serialize(success(data)))));
    const answer = { status: 200, headers: body.isWorthPacking ? PACKED_FOR_SOME : HEADERS, body };
    this.#written.set(data, answer);
    return answer;
  }
}
