import type { Condition } from '../finding/condition.ts';
import type { Order } from '../finding/order.ts';
import type { Place } from '../finding/page-end.ts';
import { Selection } from './selection.ts';
import type { Stock } from './stock.ts';

/** So many cars are sorted at a time; the next pages then need no further work. */
const STRETCH = 120;

/** The cars that fit, as long as the stock is as it was when the question came up. */
export class CarList {
  readonly #selection: Selection;
  readonly #changes: number;
  readonly #stretches = new Map<string, Uint32Array>();

  constructor(stock: Stock, conditions: readonly Condition[]) {
    this.#selection = new Selection(stock, conditions);
    this.#changes = stock.changes;
  }

  get total(): number {
    return this.#selection.total;
  }

  isAsNewAs({ changes }: Stock): boolean {
    return this.#changes === changes;
  }

  /** How many cars stand at a place or before it. */
  upTo(order: Order, place: Place): number {
    return this.#selection.upTo(order, place);
  }

  /** Slots of the cars of a page. */
  page(order: Order, offset: number, size: number): number[] {
    const slots: number[] = [];
    const end = Math.min(offset + size, this.total);
    for (let at = offset; at < end; ) {
      const begin = at - (at % STRETCH);
      const stretch = this.#stretch(order, begin);
      slots.push(...stretch.subarray(at - begin, end - begin));
      at = begin + STRETCH;
    }
    return slots;
  }

  #stretch(order: Order, begin: number): Uint32Array {
    const key = `${order.column} ${order.ascending} ${begin}`;
    const known = this.#stretches.get(key);
    if (known) return known;
    const stretch = this.#selection.slots(order, begin, STRETCH);
    this.#stretches.set(key, stretch);
    return stretch;
  }
}
