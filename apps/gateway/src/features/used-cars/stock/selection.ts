import type { Figure } from '../finding/columns.ts';
import type { Condition } from '../finding/condition.ts';
import type { Order } from '../finding/order.ts';
import type { Place } from '../finding/page-end.ts';
import { type Bits, bitsFor, countBits, markAll, slotsIn } from './bits.ts';
import type { Ranks } from './figure-column.ts';
import { findCars } from './find.ts';
import { joined } from './joined.ts';
import { slotsAtRanks } from './ranks.ts';
import type { Stock } from './stock.ts';

/** More than these are kept as a set, which is shorter then, and of which only the part that is asked for is sorted. */
const FEW = 8_000;

/** The cars for sale that fit every condition, in no order yet. */
export class Selection {
  readonly total: number;
  readonly #stock: Stock;
  readonly #cars: { slots: Uint32Array } | { bits: Bits };

  constructor(stock: Stock, conditions: readonly Condition[]) {
    this.#stock = stock;
    const found = findCars(stock, conditions);
    if ('slots' in found) {
      this.total = found.slots.length;
      this.#cars = this.total <= FEW ? found : { bits: markAll(bitsFor(stock.size), found.slots) };
    } else {
      this.total = countBits(found.bits);
      this.#cars = this.total <= FEW ? { slots: slotsIn(found.bits, this.total) } : found;
    }
  }

  /** Slots of so many cars behind so many others. */
  slots({ column, ascending }: Order, offset: number, count: number): Uint32Array {
    const [from, to] = [Math.min(offset, this.total), Math.min(offset + count, this.total)];
    return ascending
      ? this.#ascending(column, { start: from, end: to })
      : this.#ascending(column, { start: this.total - to, end: this.total - from }).reverse();
  }

  /** How many cars stand at a place or before it. */
  upTo({ column, ascending }: Order, { figure, id }: Place): number {
    const figures = this.#stock.figures[column];
    const { slots, before } =
      'slots' in this.#cars ? { ...this.#cars, before: 0 } : figures.bandOf(figure, this.#cars.bits);
    let [lower, same] = [before, 0];
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number;
      const one = figures.at(slot);
      if (one < figure) lower++;
      if (one !== figure) continue;
      const itsId = this.#stock.idOf(slot);
      if (itsId < id) lower++;
      else if (itsId === Number(id)) same = 1;
    }
    return ascending ? lower + same : this.total - lower;
  }

  #ascending(column: Figure, ranks: Ranks): Uint32Array {
    const figures = this.#stock.figures[column];
    if ('slots' in this.#cars) {
      const slots = this.#stock.inOrderOfIds(this.#cars.slots);
      return slotsAtRanks({ slots, figures: figures.of(slots) }, ranks);
    }
    const { bands, before } = figures.around(ranks, this.#cars.bits, this.total);
    const slots = joined(bands.map((band) => this.#stock.inOrderOfIds(band)));
    return slotsAtRanks(
      { slots, figures: figures.of(slots) },
      { start: ranks.start - before, end: ranks.end - before },
    );
  }
}
