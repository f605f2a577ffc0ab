import { LRUCache } from 'lru-cache';
import { type Bits, mark, unmark } from './bits.ts';
import { withRoom } from './with-room.ts';

/** As many as the showroom's own choices, and some that visitors wrote. A set takes a bit of every car. */
const MOST = 16;

interface RangeSet {
  least: number;
  most: number;
  bits: Bits;
}

/** Ranges of a figure that are asked for again and again, as sets that follow every change. */
export class RangeSets {
  readonly #sets = new LRUCache<string, RangeSet>({ max: MOST });

  /** All cars within the range; not to be changed. */
  between(least: number, most: number, draw: () => Bits): Bits {
    const name = `${least} ${most}`;
    const known = this.#sets.get(name);
    if (known) return known.bits;
    const bits = draw();
    this.#sets.set(name, { least, most, bits });
    return bits;
  }

  put(slot: number, figure: number): void {
    // A million cars come before the first question.
    if (this.#sets.size === 0) return;
    for (const { least, most, bits } of this.#sets.values()) {
      const change = figure >= least && figure <= most ? mark : unmark;
      change(bits, slot);
    }
  }

  makeRoom(words: number): void {
    for (const set of this.#sets.values()) set.bits = withRoom(set.bits, words);
  }
}
