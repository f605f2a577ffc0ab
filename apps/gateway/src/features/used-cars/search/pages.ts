import { and, type SQL } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { ShortLived } from '../short-lived.ts';
import { usedCars } from '../tables.ts';
import type { Order, Place } from './order.ts';
import { MOST_COUNTED } from './totals.ts';

export interface PageOfIds {
  /** The filter in one word: the same filter must give the same key. */
  key: string;
  conditions: SQL[];
  order: Order;
  offset: number;
  size: number;
}

/**
 * Walks an order and picks what fits, before anything is joined. The last place of a page is remembered, so that the
 * next page starts right behind it; only a jump to a page nobody came past counts its way through the index.
 */
export class Pages {
  readonly #db: DbHandle;
  readonly #places = new ShortLived<Place>({ lifeMs: 60_000, size: 5_000 });

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async ids({ key, conditions, order, offset, size }: PageOfIds): Promise<bigint[]> {
    const reachable = Math.min(size, MOST_COUNTED - offset);
    if (reachable <= 0) return [];
    const keyAt = (place: number) => `${key}|${order.key}|${place}`;
    const before = this.#places.recall(keyAt(offset));
    const found = await this.#db
      .select({ id: usedCars.id, value: order.value })
      .from(usedCars)
      .where(and(...conditions, before && order.after(before)))
      .orderBy(...order.by)
      .limit(reachable)
      .offset(before ? 0 : offset);
    const last = found.at(-1);
    if (last && found.length === size) this.#places.keep(keyAt(offset + size), last);
    return found.map(({ id }) => id);
  }
}
