import { FIGURES, type Figure, type Word } from '../finding/columns.ts';
import { type Bits, bitsFor, mark, slotsAmong, slotsOutside } from './bits.ts';
import { FigureColumn } from './figure-column.ts';
import { firstPlace } from './first-place.ts';
import { LISTED, MARKED } from './listed-and-marked.ts';
import { withRoom } from './with-room.ts';
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
  /** The highest id up to each slot: the slot's own, but for cars that came late. */
  #highestIds: Float64Array = new Float64Array();
  /** Slots of cars that came after others with higher ids: an id is drawn before it is committed. */
  readonly #late = new Map<number, number>();
  #lateSlots: Bits = bitsFor(0);

  /** New cars get a slot, known ones are overwritten. */
  put({ ids, words, figures }: CarBatch): void {
    this.changes += ids.length;
    this.#makeRoom(this.size + ids.length);
    const slots = ids.map((id) => this.slotOf(id) ?? this.#append(id));
    for (const slot of slots) this.#revisions[slot] = this.revisionOf(slot) + 1;
    for (const [name, column] of Object.entries(this.words)) {
      const given = words[name as Word];
      for (let at = 0; at < slots.length; at++) column.put(slots[at] as number, given[at] ?? '');
    }
    for (const [name, column] of Object.entries(this.figures)) {
      const given = figures[name as Figure];
      for (let at = 0; at < slots.length; at++) column.put(slots[at] as number, given[at] ?? 0);
    }
  }

  idOf(slot: number): number {
    return this.#ids[slot] ?? 0;
  }

  revisionOf(slot: number): number {
    return this.#revisions[slot] ?? 0;
  }

  slotOf(id: number): number | undefined {
    const place = firstPlace(this.size, (slot) => (this.#highestIds[slot] as number) >= id);
    return place < this.size && this.idOf(place) === id ? place : this.#late.get(id);
  }

  /** Ascending slots in the order of their cars' ids: the same ones, with those that came late put in between. */
  inOrderOfIds(slots: Uint32Array): Uint32Array {
    if (this.#late.size === 0) return slots;
    const late = slotsAmong(slots, this.#lateSlots).sort((one, other) => this.idOf(one) - this.idOf(other));
    if (late.length === 0) return slots;
    const punctual = slotsOutside(slots, this.#lateSlots);
    const ordered = new Uint32Array(slots.length);
    let taken = 0;
    for (const [lateBefore, slot] of late.entries()) {
      const id = this.idOf(slot);
      const place = firstPlace(punctual.length, (at) => this.idOf(punctual[at] as number) > id);
      ordered.set(punctual.subarray(taken, place), taken + lateBefore);
      ordered[place + lateBefore] = slot;
      taken = place;
    }
    ordered.set(punctual.subarray(taken), taken + late.length);
    return ordered;
  }

  #append(id: number): number {
    const slot = this.size++;
    const highest = this.#highestIds[slot - 1] ?? 0;
    this.#ids[slot] = id;
    this.#highestIds[slot] = Math.max(highest, id);
    if (id < highest) {
      this.#late.set(id, slot);
      mark(this.#lateSlots, slot);
    }
    return slot;
  }

  #makeRoom(cars: number): void {
    if (cars <= this.#ids.length) return;
    const room = Math.ceil(cars * 1.25);
    this.#ids = withRoom(this.#ids, room);
    this.#highestIds = withRoom(this.#highestIds, room);
    this.#lateSlots = withRoom(this.#lateSlots, bitsFor(room).length);
    this.#revisions = withRoom(this.#revisions, room);
    for (const column of Object.values(this.words)) column.makeRoom(room);
    for (const column of Object.values(this.figures)) column.makeRoom(room);
  }
}
