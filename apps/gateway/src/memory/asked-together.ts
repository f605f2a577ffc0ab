type Waiting<Key, Answer> = Map<Key, PromiseWithResolvers<Answer | undefined>>;

/** A question that takes longer than this has met trouble of its own, and holds up nobody else. */
const HOLDS_UP_MS = 100;

/**
 * What many ask one by one is asked together: whoever comes while a question is under way is part of the next one. Every answer is
 * worked out after it was asked for, so nobody hears what was true before. With few visitors each is asked for at once.
 */
export class AskedTogether<Key, Answer> {
  readonly #askAll: (keys: Key[]) => Promise<ReadonlyMap<Key, Answer>>;
  #waiting: Waiting<Key, Answer> = new Map();
  #isUnderWay = false;

  constructor(askAll: (keys: Key[]) => Promise<ReadonlyMap<Key, Answer>>) {
    this.#askAll = askAll;
  }

  /** Undefined for a key of which there is nothing to be known. */
  ask(key: Key): Promise<Answer | undefined> {
    const asked = this.#waiting.get(key) ?? Promise.withResolvers<Answer | undefined>();
    this.#waiting.set(key, asked);
    if (!this.#isUnderWay) {
      this.#isUnderWay = true;
      // Requests that came in together are all read before this.
      setImmediate(() => this.#askForAll());
    }
    return asked.promise;
  }

  async #askForAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const asked = this.#waiting;
      this.#waiting = new Map();
      await doneOrLate(this.#answer(asked));
    }
    this.#isUnderWay = false;
  }

  async #answer(asked: Waiting<Key, Answer>): Promise<void> {
    try {
      const answers = await this.#askAll([...asked.keys()]);
      for (const [key, { resolve }] of asked) resolve(answers.get(key));
    } catch (error) {
      for (const { reject } of asked.values()) reject(error);
    }
  }
}

function doneOrLate(work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = setTimeout(resolve, HOLDS_UP_MS);
  work.then(() => {
    clearTimeout(late);
    resolve();
  });
  return promise;
}
