/** Numbers that look random and are the same on every machine, so that the demonstration is too. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to, but not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** Around 1, rarely further away than the spread: the mean of three even draws. */
  around1(spread: number): number {
    return 1 + ((this.next() + this.next() + this.next()) / 1.5 - 1) * spread;
  }

  pick<T>(items: readonly T[]): T {
    return this.pickWeighted(items, () => 1);
  }

  pickWeighted<T>(items: readonly T[], weightOf: (item: T) => number): T {
    let left = this.next() * items.reduce((sum, item) => sum + weightOf(item), 0);
    const chosen = items.find((item) => {
      left -= weightOf(item);
      return left < 0;
    });
    const result = chosen ?? items.at(-1);
    if (result === undefined) throw new Error('nothing to pick from');
    return result;
  }
}
