import { remembered, ShortLived } from './short-lived.ts';

const ALL = 'all';

/** One answer for everybody who asks within its short life; failures are not kept. */
export class OneForAll<Answer extends object> {
  readonly #answers: ShortLived<Promise<Answer>>;
  readonly #workOut: () => Promise<Answer>;
  #there: { from: Promise<Answer>; answer: Answer } | undefined;

  constructor(lifeMs: number, workOut: () => Promise<Answer>) {
    this.#answers = new ShortLived({ lifeMs, size: 1 });
    this.#workOut = workOut;
  }

  async read(): Promise<Answer> {
    const from = remembered(this.#answers, ALL, this.#workOut);
    const answer = await from;
    this.#there = { from, answer };
    return answer;
  }

  /** What is still remembered and was read before: nobody has to wait for it. */
  get known(): Answer | undefined {
    const from = this.#answers.recall(ALL);
    return from && from === this.#there?.from ? this.#there.answer : undefined;
  }
}
