import { and, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { remembered, ShortLived } from '../short-lived.ts';
import { usedCars } from '../tables.ts';
import type { Order } from './order.ts';
import { MOST_COUNTED, type Total, totalOf } from './totals.ts';

/** Ten pages of cards: who turns more of them is rare. */
const READ_AHEAD = 120;

export interface Look {
  total: Total;
  /** The first cars in order; null where so many fit that walking the order is the quicker way to any page. */
  first: bigint[] | null;
}

/** Written as SQL, because the table stands for a selection from itself. */
const carId = sql`${usedCars.id}`.mapWith(usedCars.id);

const TOO_MANY: Look = { total: totalOf(MOST_COUNTED + 1), first: null };

/**
 * A first look at a filter: finds what fits, counts it and sorts it, all in one statement, and gives up where too many
 * fit. PostgreSQL would rather walk the order until it has met enough cars that fit, believing that filter and order
 * have nothing to do with each other; but few old cars have a low mileage, and it would walk past half of all cars.
 */
export class FirstLook {
  readonly #db: DbHandle;
  readonly #known = new ShortLived<Promise<Look>>({ lifeMs: 60_000, size: 1_000 });
  readonly #manyFit = new ShortLived<true>({ lifeMs: 60_000, size: 2_000 });

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async at(key: string, conditions: SQL[], order: Order): Promise<Look> {
    // That too many fit is true in every order.
    if (this.#manyFit.recall(key)) return TOO_MANY;
    const look = await remembered(this.#known, `${key}|${order.key}`, () => this.#look(conditions, order));
    if (!look.first) this.#manyFit.keep(key, true);
    return look;
  }

  /** A page behind what was kept, found the same way. */
  async page(conditions: SQL[], order: Order, offset: number, size: number): Promise<bigint[]> {
    const found = await this.#db
      .select({ id: carId })
      .from(allThatFit(conditions))
      .orderBy(...order.by)
      .limit(size)
      .offset(offset);
    return found.map(({ id }) => id);
  }

  async #look(conditions: SQL[], order: Order): Promise<Look> {
    const found = await this.#db
      .select({ id: carId, counted: sql<number>`(count(*) over ())::int` })
      .from(allThatFit(conditions))
      .orderBy(...order.by)
      .limit(READ_AHEAD);
    const total = totalOf(found[0]?.counted ?? 0);
    return total.totalIsExact ? { total, first: found.map(({ id }) => id) } : TOO_MANY;
  }
}

/** Stands for the table itself, so that the order can be told in its columns; the limit keeps the order outside. */
function allThatFit(conditions: SQL[]): SQL {
  const { id, publishedAt, priceYuan, mileageKm, registeredOn } = usedCars;
  return sql`(select ${id}, ${publishedAt}, ${priceYuan}, ${mileageKm}, ${registeredOn} from ${usedCars}
    where ${and(...conditions)} limit ${MOST_COUNTED + 1}) as ${usedCars}`;
}
