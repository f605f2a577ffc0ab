import type { FastifyRequest } from 'fastify';
import { acceptedEncodings } from './accepted-encoding.ts';
import type { AnswerBody, Sent } from './answer-body.ts';
import { knowsTag } from './kept-answer.ts';
import { type ReadyAnswer, readyAnswer } from './ready-answer.ts';

const NOT_MODIFIED = 304;

type Headers = Readonly<Record<string, string>>;

/** What many get: a page, or what a call that remembers answers with. */
export interface WholeAnswer {
  status: number;
  headers: Headers;
  /** Tells two of them apart; what has none is sent each time. */
  etag?: string | undefined;
  body: AnswerBody;
}

/** How a whole answer goes out: as the browser reads it best, or only the word that the browser has it. Each is put together once. */
export class WholeAnswers {
  readonly #saidWithAll: Headers;
  /** By what is sent of a body, or by the answer where nothing is. */
  readonly #known = new WeakMap<Sent | WholeAnswer, ReadyAnswer>();

  constructor(saidWithAll: Headers) {
    this.#saidWithAll = saidWithAll;
  }

  /** To be waited for while it is being compressed. */
  of(request: FastifyRequest, answer: WholeAnswer): ReadyAnswer | Promise<ReadyAnswer> {
    const { etag, body, status } = answer;
    if (etag && knowsTag(request, etag))
      return this.#once(answer, () => ({ status: NOT_MODIFIED, headers: this.#headersOf(answer) }));
    const sent = body.sent(acceptedEncodings(request.headers['accept-encoding']));
    const whole = (best: Sent) =>
      this.#once(best, () => ({ status, headers: this.#headersOf(answer, best.encoding), body: best.bytes }));
    return sent instanceof Promise ? sent.then(whole) : whole(sent);
  }

  /** The same, if it is there; otherwise it will be soon. Whoever waits for it hears of a failure, too. */
  ready(request: FastifyRequest, answer: WholeAnswer): ReadyAnswer | undefined {
    const found = this.of(request, answer);
    if (!(found instanceof Promise)) return found;
    found.catch(() => undefined);
    return undefined;
  }

  #once(what: Sent | WholeAnswer, said: () => Parameters<typeof readyAnswer>[0]): ReadyAnswer {
    const known = this.#known.get(what) ?? readyAnswer(said());
    this.#known.set(what, known);
    return known;
  }

  #headersOf({ headers, etag }: WholeAnswer, encoding?: string): Headers {
    return {
      ...this.#saidWithAll,
      ...headers,
      ...(etag && { etag }),
      ...(encoding && { 'content-encoding': encoding }),
    };
  }
}
