import { LRUCache } from 'lru-cache';

/** Keeps values for a short while, at most so many: the least used goes first. A life of nothing remembers nothing. */
export class ShortLived<Value extends NonNullable<unknown>, Key extends string | number = string> {
  readonly #lifeMs: number;
  readonly #kept: LRUCache<Key, Value> | undefined;
  #lookedThroughAt = 0;

  constructor({ lifeMs, size }: { lifeMs: number; size: number }) {
    this.#lifeMs = lifeMs;
    // By the clock that everything else here goes by, which a test may turn.
    this.#kept = lifeMs > 0 ? new LRUCache({ ttl: lifeMs, max: size, perf: Date }) : undefined;
  }

  /** How many are held, those among them whose time is over but that nobody has looked for since. */
  get size(): number {
    return this.#kept?.size ?? 0;
  }

  recall(key: Key): Value | undefined {
    return this.#kept?.get(key);
  }

  keep(key: Key, value: Value): void {
    this.#letGo();
    this.#kept?.set(key, value);
  }

  /** Forgets this value, not one that has taken its place. */
  forget(key: Key, value: Value): void {
    if (this.#kept?.peek(key) === value) this.#kept.delete(key);
  }

  /** What is over and never asked for again would stay until so many others have come. */
  #letGo(): void {
    const now = Date.now();
    if (Math.abs(now - this.#lookedThroughAt) < this.#lifeMs) return;
    this.#lookedThroughAt = now;
    this.#kept?.purgeStale();
  }
}

/** Answers from memory; who asks while an answer is being worked out waits for that one. Failures are not kept. */
export function remembered<Answer>(
  answers: ShortLived<Promise<Answer>>,
  key: string,
  workOut: () => Promise<Answer>,
): Promise<Answer> {
  const known = answers.recall(key);
  if (known) return known;
  const answer = workOut();
  answers.keep(key, answer);
  answer.catch(() => answers.forget(key, answer));
  return answer;
}
