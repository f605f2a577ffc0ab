import type { Order, OrderField } from './order.ts';

/** Some cars with all they can be sorted by, so that any page in any order is a matter of memory. */
export class Found {
  readonly #ids: string[];
  readonly #figures: Record<OrderField, number[]>;
  readonly #sorted = new Map<string, string[]>();

  /** Each list in the same order of cars, whichever that is. */
  constructor(ids: string[], figures: Record<OrderField, number[]>) {
    this.#ids = ids;
    this.#figures = figures;
  }

  page(order: Order, offset: number, size: number): bigint[] {
    const sorted = this.#sorted.get(order.key) ?? this.#sort(order);
    this.#sorted.set(order.key, sorted);
    return sorted.slice(offset, offset + size).map(BigInt);
  }

  #sort({ field, ascending }: Order): string[] {
    const figures = this.#figures[field];
    const ids = this.#ids;
    const compare = (one: number, other: number): number =>
      (figures[one] ?? 0) - (figures[other] ?? 0) || compareIds(ids[one] ?? '', ids[other] ?? '');
    const places = Array.from(ids.keys()).sort(ascending ? compare : (one, other) => compare(other, one));
    return places.map((place) => ids[place] ?? '');
  }
}

/** As numbers, without making numbers of them: an id may be longer than JavaScript counts exactly. */
const compareIds = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
