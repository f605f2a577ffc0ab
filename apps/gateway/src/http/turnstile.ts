import { Failure } from './failure.ts';

/** Lets a few through at a time and some more wait; whoever comes then is asked to come again. */
export class Turnstile {
  readonly #atOnce: number;
  readonly #mayWait: number;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor({ atOnce, mayWait }: { atOnce: number; mayWait: number }) {
    this.#atOnce = atOnce;
    this.#mayWait = mayWait;
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#inside < this.#atOnce) {
      this.#inside += 1;
      return;
    }
    if (this.#waiting.length >= this.#mayWait) throw new Failure('B0220');
    await new Promise<void>((mayGo) => this.#waiting.push(mayGo));
  }

  /** The place goes to whoever has waited longest, or is free again. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#inside -= 1;
  }
}
