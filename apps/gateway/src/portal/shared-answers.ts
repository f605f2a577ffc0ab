import type { Edition } from '../http/edition.ts';
import { remembered, ShortLived } from '../memory/short-lived.ts';
import type { Answer, Ask, Question } from './in-process-call.ts';

/** More than a server makes pages in that time, with all they ask. */
const MOST_ANSWERS = 500;
const FOUND = 200;

/**
 * For pages that are made for one visitor: most of what they ask others have asked a moment ago. What this server has changed since
 * is asked anew, and of everything else they know no less than a kept page does.
 */
export class SharedAnswers {
  readonly #edition: Edition;
  readonly #answers: ShortLived<Promise<Answer>>;

  constructor(edition: Edition, { mayLagMs }: { mayLagMs: number }) {
    this.#edition = edition;
    this.#answers = new ShortLived({ lifeMs: mayLagMs, size: MOST_ANSWERS });
  }

  through(ask: Ask): Ask {
    return (question) => {
      const name = `${this.#edition.number} ${nameOf(question)}`;
      const answer = remembered(this.#answers, name, () => ask(question));
      // What was refused to one may be given to the next.
      answer.then(({ statusCode }) => {
        if (statusCode !== FOUND) this.#answers.forget(name, answer);
      }, ignore);
      return answer;
    };
  }
}

const nameOf = ({ method, url, payload = '' }: Question): string => `${method} ${url} ${payload}`;

/** Whoever asked hears of it. */
const ignore = (): void => undefined;
