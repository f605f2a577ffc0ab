import { createHash } from 'node:crypto';

/**
 * Chance that depends on nothing but a seed and the name of what is drawn: however often and in whichever order a car
 * is looked at, and by whichever service, the same things are found.
 */
export class Draws {
  readonly #seed: string;

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** From 0 up to, but not including, 1. */
  at(name: string): number {
    return createHash('sha256').update(`${this.#seed}/${name}`).digest().readUInt32BE() / 2 ** 32;
  }

  between(name: string, low: number, high: number): number {
    return low + this.at(name) * (high - low);
  }

  whole(name: string, low: number, high: number): number {
    return Math.floor(this.between(name, low, high + 1));
  }

  pick<T>(name: string, items: readonly [T, ...T[]]): T {
    return items[Math.floor(this.at(name) * items.length)] ?? items[0];
  }
}
