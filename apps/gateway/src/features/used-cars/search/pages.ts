import { and, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { remembered, ShortLived } from '../short-lived.ts';
import { usedCars } from '../tables.ts';
import { type Conditions, ON_SALE } from './conditions.ts';
import type { Order, Place } from './order.ts';
import type { Quickest } from './quickest.ts';
import { MOST_COUNTED } from './totals.ts';

export interface PageOfIds {
  /** The filter in one word: the same filter must give the same key. */
  key: string;
  conditions: Conditions;
  order: Order;
  offset: number;
  size: number;
}

/** Written as SQL, because the table stands for a selection from itself. */
const carId = sql`${usedCars.id}`.mapWith(usedCars.id);

/** Where these many cars in a row bring no full page, filter and order have something to do with each other. */
const LONGEST_WALK = 20_000;

/**
 * Walks an order and picks what fits. The last place of a page is remembered, so that the next page starts right behind
 * it; only a jump to a page nobody came past counts its way through the index. Pages are kept for a minute.
 */
export class Pages {
  readonly #db: DbHandle;
  readonly #quickest: Quickest;
  readonly #known = new ShortLived<Promise<bigint[]>>({ lifeMs: 60_000, size: 2_000 });
  readonly #places = new ShortLived<Place>({ lifeMs: 60_000, size: 5_000 });

  constructor(db: DbHandle, quickest: Quickest) {
    this.#db = db;
    this.#quickest = quickest;
  }

  async ids(page: PageOfIds): Promise<bigint[]> {
    const { key, order, offset } = page;
    const size = Math.min(page.size, MOST_COUNTED - offset);
    if (size <= 0) return [];
    return remembered(this.#known, `${key}|${order.key}|${offset}|${size}`, () =>
      this.#read({ ...page, size }),
    );
  }

  async #read(page: PageOfIds): Promise<bigint[]> {
    const { key, conditions, order, offset, size } = page;
    const keyAt = (place: number) => `${key}|${order.key}|${place}`;
    const before = this.#places.recall(keyAt(offset));
    const rest = { ...page, offset: before ? 0 : offset };
    const beside = figuresBeside(order, conditions);
    const farthest = beside.length > 0 ? LONGEST_WALK : rest.offset + size;
    const walked = await this.#pick(rest, walkAlong(order, conditions, before, farthest), beside);
    const found =
      walked.length === size || beside.length === 0
        ? walked
        : await this.#pick(rest, await this.#gather(conditions, order, before));
    const last = found.at(-1);
    if (last && found.length === size) this.#places.keep(keyAt(offset + size), last);
    return found.map(({ id }) => id);
  }

  #pick({ order, offset, size }: PageOfIds, from: SQL, fitting: SQL[] = []) {
    return this.#db
      .select({ id: carId, value: order.value })
      .from(from)
      .where(and(...fitting))
      .orderBy(...order.by)
      .limit(size)
      .offset(offset);
  }

  /** All that fit, however many: old cars with few kilometres stand far behind all new ones. */
  async #gather(conditions: Conditions, order: Order, before: Place | undefined): Promise<SQL> {
    const fitting = await this.#quickest.conditions(conditions);
    return sql`(select ${SORTABLE} from ${usedCars}
      where ${and(...fitting, before && order.after(before))} offset 0) as ${usedCars}`;
  }
}

const { id, publishedAt, priceYuan, mileageKm, registeredOn, kinds } = usedCars;
const SORTABLE = sql`${id}, ${publishedAt}, ${priceYuan}, ${mileageKm}, ${registeredOn}, ${kinds}`;

/**
 * Stands for the table itself, as far as a walk goes. The limit keeps the other conditions outside: PostgreSQL, believing
 * that filter and order have nothing to do with each other, would walk to the end or gather all for a single page.
 */
function walkAlong(
  order: Order,
  { ids, figures }: Conditions,
  before: Place | undefined,
  farthest: number,
): SQL {
  const along = figures.filter(({ field }) => field === order.field).map(({ is }) => is);
  return sql`(select ${SORTABLE} from ${usedCars}
    where ${and(ON_SALE, ...ids, ...along, before && order.after(before))}
    order by ${sql.join(order.by, sql`, `)} limit ${farthest}) as ${usedCars}`;
}

const figuresBeside = (order: Order, { figures }: Conditions): SQL[] =>
  figures.filter(({ field }) => field !== order.field).map(({ is }) => is);
