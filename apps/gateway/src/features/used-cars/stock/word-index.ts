import { type Bits, bitsFor, mark, markAll, unite, unmark } from './bits.ts';
import { SlotList } from './slot-list.ts';
import { withRoom } from './with-room.ts';

/** Finds the cars that have a word, by its code. */
export interface WordIndex {
  /** Makes room for so many cars. */
  makeRoom(room: number): void;
  add(slot: number, code: number): void;
  remove(slot: number, code: number): void;
  /** The set of all cars with any of the words; not to be changed. */
  marks(codes: readonly number[]): Bits;
}

/** A set of slots for each word: quick to cut with others, but each takes a bit of every car there is. */
export class MarkIndex implements WordIndex {
  readonly #sets: Bits[] = [];
  #room = 0;

  makeRoom(room: number): void {
    this.#room = room;
    for (const [code, bits] of this.#sets.entries()) this.#sets[code] = withRoom(bits, bitsFor(room).length);
  }

  add(slot: number, code: number): void {
    while (this.#sets.length <= code) this.#sets.push(bitsFor(this.#room));
    mark(this.#sets[code] as Bits, slot);
  }

  remove(slot: number, code: number): void {
    unmark(this.#sets[code] as Bits, slot);
  }

  marks(codes: readonly number[]): Bits {
    const sets = codes.flatMap((code) => this.#sets[code] ?? []);
    const [only] = sets;
    return only && sets.length === 1 ? only : sets.reduce(unite, bitsFor(this.#room));
  }
}

/** A list of slots for each word: takes as much as there are cars, however many words. */
export class ListIndex implements WordIndex {
  readonly #lists: SlotList[] = [];
  #room = 0;

  makeRoom(room: number): void {
    this.#room = room;
  }

  add(slot: number, code: number): void {
    while (this.#lists.length <= code) this.#lists.push(new SlotList());
    this.#lists[code]?.add(slot);
  }

  remove(slot: number, code: number): void {
    this.#lists[code]?.remove(slot);
  }

  slots(code: number): Uint32Array {
    return this.#lists[code]?.slots ?? new Uint32Array();
  }

  marks(codes: readonly number[]): Bits {
    return codes.reduce((bits, code) => markAll(bits, this.slots(code)), bitsFor(this.#room));
  }
}
