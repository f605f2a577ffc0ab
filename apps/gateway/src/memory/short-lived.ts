/** Keeps values for a short while, at most so many: the oldest goes first. */
export class ShortLived<Value, Key extends string | number = string> {
  readonly #lifeMs: number;
  readonly #size: number;
  readonly #kept = new Map<Key, { value: Value; until: number }>();

  constructor(options: { lifeMs: number; size: number }) {
    this.#lifeMs = options.lifeMs;
    this.#size = options.size;
  }

  recall(key: Key): Value | undefined {
    const known = this.#kept.get(key);
    return known && known.until > Date.now() ? known.value : undefined;
  }

  keep(key: Key, value: Value): void {
    // Deleted first, so that the renewed value counts as the youngest.
    this.#kept.delete(key);
    this.#kept.set(key, { value, until: Date.now() + this.#lifeMs });
    if (this.#kept.size <= this.#size) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }

  forget(key: Key): void {
    this.#kept.delete(key);
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
  answer.catch(() => answers.forget(key));
  return answer;
}
