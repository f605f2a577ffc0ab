import { FIGURES, type Figure, LISTED, MARKED, type Word } from './columns.ts';
import { FigureColumn } from './figure-column.ts';
import { firstPlace } from './first-place.ts';
import { widened } from './widened.ts';
import { ListedColumn, WordColumn } from './word-column.ts';
import { ListIndex, MarkIndex } from './word-index.ts';

/** Cars as they come from the database: each list in the same order of cars, '' for no word. */
export interface CarBatch {
  ids: readonly number[];
  words: Readonly<Record<Word, readonly string[]>>;
  figures: Readonly<Record<Figure, readonly number[]>>;
}

const record = <Name extends string, Value>(names: readonly Name[], value: () => Value) =>
  Object.fromEntries(names.map((name) => [name, value()])) as Record<Name, Value>;

/** All cars that can be looked for, in memory. A car keeps its slot for good, also once it is sold; its status says so. */
export class Stock {
  readonly listed = record(LISTED, () => new ListedColumn(new ListIndex()));
  readonly words = { ...this.listed, ...record(MARKED, () => new WordColumn(new MarkIndex())) };
  readonly figures = record(FIGURES, () => new FigureColumn());
  size = 0;
  /** How many cars were put here, counting each time anew. */
  changes = 0;
  /** Identity numbers of the database, which a double holds exactly. */
  #ids: Float64Array = new Float64Array();
  /** How often a car was put here. */
  #revisions: Uint16Array = new Uint16Array();
  /** So many cars at the front stand in the order of their ids; where the others are is noted. */
  #ordered = 0;
  readonly #elsewhere = new Map<number, number>();

  /** New cars get a slot, known ones are overwritten. */
  put({ ids, words, figures }: CarBatch): void {
    this.changes += ids.length;
    this.#makeRoom(this.size + ids.length);
    const slots = ids.map((id) => this.slotOf(id) ?? this.#append(id));
    for (const slot of slots) this.#revisions[slot] = this.revisionOf(slot) + 1;
    for (const [name, column] of Object.entries(this.words)) {
      const given = words[name as Word];
      for (const [at, slot] of slots.entries()) column.put(slot, given[at] ?? '');
    }
    for (const [name, column] of Object.entries(this.figures)) {
      const given = figures[name as Figure];
      for (const [at, slot] of slots.entries()) column.put(slot, given[at] ?? 0);
    }
  }

  idOf(slot: number): number {
    return this.#ids[slot] ?? 0;
  }

  revisionOf(slot: number): number {
    return this.#revisions[slot] ?? 0;
  }

  slotOf(id: number): number | undefined {
    const place = firstPlace(this.#ordered, (slot) => this.idOf(slot) >= id);
    return place < this.#ordered && this.idOf(place) === id ? place : this.#elsewhere.get(id);
  }

  #append(id: number): number {
    const slot = this.size++;
    // Ids are drawn before they are committed, so now and then a lower one follows.
    const inOrder = slot === this.#ordered && (slot === 0 || this.idOf(slot - 1) < id);
    if (inOrder) this.#ordered++;
    else this.#elsewhere.set(id, slot);
    this.#ids[slot] = id;
    return slot;
  }

  #makeRoom(cars: number): void {
    if (cars <= this.#ids.length) return;
    const room = Math.ceil(cars * 1.25);
    this.#ids = widened(this.#ids, room);
    this.#revisions = widened(this.#revisions, room);
    for (const column of Object.values(this.words)) column.widen(room);
    for (const column of Object.values(this.figures)) column.widen(room);
  }
}
