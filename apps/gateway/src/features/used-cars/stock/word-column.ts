import type { Bits } from './bits.ts';
import { Codes } from './codes.ts';
import { withRoom } from './with-room.ts';
import type { ListIndex, WordIndex } from './word-index.ts';

/** One word of each car, kept as the number of the word. */
export class WordColumn<Index extends WordIndex = WordIndex> {
  readonly codes = new Codes();
  protected readonly index: Index;
  #values: Uint32Array = new Uint32Array();

  constructor(index: Index) {
    this.index = index;
  }

  makeRoom(room: number): void {
    this.#values = withRoom(this.#values, room);
    this.index.makeRoom(room);
  }

  put(slot: number, word: string): void {
    const [before, code] = [this.#values[slot] as number, this.codes.codeOf(word)];
    if (before === code) return;
    this.#values[slot] = code;
    if (before > 0) this.index.remove(slot, before);
    if (code > 0) this.index.add(slot, code);
  }

  at(slot: number): string | null {
    return this.codes.wordOf(this.#values[slot] ?? 0);
  }

  /** The set of all cars with any of the words; not to be changed. */
  marks(words: readonly string[]): Bits {
    return this.index.marks(words.flatMap((word) => this.codes.find(word) ?? []));
  }
}

export class ListedColumn extends WordColumn<ListIndex> {
  /** All cars with the word. */
  list(word: string): Uint32Array {
    return this.index.slots(this.codes.find(word) ?? 0);
  }
}
