import { MINUTE_MS, SECOND_MS } from '@cheyantong/domain';

/** WeChat gives a new token five minutes before the old one ends, and both are good in between. */
const MARGIN_MS = 5 * MINUTE_MS;

export interface GoodForAWhile {
  value: string;
  expiresInSeconds: number;
}

/** One value for everybody, asked for once in its lifetime; who comes while it is being asked for waits for the same. */
export class KeptSecret {
  readonly #ask: () => Promise<GoodForAWhile>;
  #kept: { answer: Promise<GoodForAWhile>; goodUntil: number } | undefined;

  constructor(ask: () => Promise<GoodForAWhile>) {
    this.#ask = ask;
  }

  async get(): Promise<string> {
    const kept = this.#kept && Date.now() < this.#kept.goodUntil ? this.#kept : this.#renew();
    return (await kept.answer).value;
  }

  /** It was refused. The next who asks gets another one, unless there is one by now. */
  async forget(value: string): Promise<void> {
    const kept = this.#kept;
    if (kept && (await kept.answer).value === value && this.#kept === kept) this.#kept = undefined;
  }

  #renew() {
    const kept = { answer: this.#ask(), goodUntil: Number.POSITIVE_INFINITY };
    this.#kept = kept;
    kept.answer.then(
      ({ expiresInSeconds }) => {
        kept.goodUntil = Date.now() + expiresInSeconds * SECOND_MS - MARGIN_MS;
      },
      () => {
        if (this.#kept === kept) this.#kept = undefined;
      },
    );
    return kept;
  }
}
