import { asc, count, desc, isNotNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { DbHandle } from '../../../db/handle.ts';
import { remembered, ShortLived } from '../../../memory/short-lived.ts';
import { FIGURE_VALUES } from '../figure-values.ts';
import type { CarFinder, FoundPage, Named, OnSaleOf, Original, PageQuery } from '../finding/car-finder.ts';
import type { Word } from '../finding/columns.ts';
import type { Condition } from '../finding/condition.ts';
import type { Order } from '../finding/order.ts';
import type { Place } from '../finding/page-end.ts';
import { type NearestByPrice, similarCars } from '../finding/similar.ts';
import { usedCars } from '../tables.ts';
import { fitting } from './fitting.ts';
import { onSaleBy } from './on-sale-by.ts';

const { id, priceYuan: price } = usedCars;

/** Looks for cars with a statement a question: for servers with little memory, or more cars than fit into it. */
export class DatabaseFinder implements CarFinder {
  readonly #db: DbHandle;
  /** Counting takes longest and is asked for again with every page. */
  readonly #counts: ShortLived<Promise<number>>;

  constructor(db: DbHandle, mayLagMs: number) {
    this.#db = db;
    this.#counts = new ShortLived({ lifeMs: mayLagMs, size: 500 });
  }

  open(): Promise<void> {
    return Promise.resolve();
  }

  async page(query: PageQuery): Promise<FoundPage> {
    const [cars, total] = await Promise.all([this.#carsOf(query), this.count(query.conditions)]);
    return { ids: cars.map((car) => car.id), total, end: cars.at(-1) ?? null };
  }

  count(conditions: readonly Condition[]): Promise<number> {
    return remembered(this.#counts, JSON.stringify(conditions), async () => {
      const [all] = await this.#db.select({ total: count() }).from(usedCars).where(fitting(conditions));
      return all?.total ?? 0;
    });
  }

  similar(original: Original): Promise<bigint[]> {
    return similarCars(original, this.#nearestByPrice);
  }

  async wordsOnSale(column: Word): Promise<string[]> {
    const word = sql<string>`${usedCars[column]}::text`;
    const found = await this.#db
      .selectDistinct({ word })
      .from(usedCars)
      .where(sql`${fitting([])} and ${isNotNull(usedCars[column])}`);
    return found.map((one) => one.word);
  }

  onSaleBy(column: Named, ids: readonly bigint[]): Promise<Map<bigint, OnSaleOf>> {
    return onSaleBy(this.#db, column, ids);
  }

  #carsOf({ conditions, order, after, skip, size }: PageQuery): Promise<Place[]> {
    const figure = FIGURE_VALUES[order.column];
    const direction = order.ascending ? asc : desc;
    return this.#db
      .select({ id, figure })
      .from(usedCars)
      .where(after ? sql`${fitting(conditions)} and ${isBehind(after, order)}` : fitting(conditions))
      .orderBy(direction(figure), direction(id))
      .offset(skip)
      .limit(size)
      .execute();
  }

  /** From the price upwards and downwards as an index goes, then the nearer ones of both. */
  readonly #nearestByPrice: NearestByPrice = async (conditions, wanted) => {
    const from = (side: SQL, direction: typeof asc) =>
      this.#db
        .select({ id, distance: sql<number>`abs(${price} - ${wanted.priceYuan}::integer)`.as('distance') })
        .from(usedCars)
        .where(sql`${fitting(conditions)} and ${side}`)
        .orderBy(direction(price), asc(id))
        .limit(wanted.count);
    const found = await unionAll(
      from(sql`${price} >= ${wanted.priceYuan}::integer`, asc),
      from(sql`${price} < ${wanted.priceYuan}::integer`, desc),
    )
      .orderBy(sql`distance`, sql`id`)
      .limit(wanted.count);
    return found.map((car) => car.id);
  };
}

const isBehind = (place: Place, { column, ascending }: Order): SQL =>
  sql`(${FIGURE_VALUES[column]}, ${id}) ${sql.raw(ascending ? '>' : '<')} (${place.figure}::bigint, ${place.id}::bigint)`;
