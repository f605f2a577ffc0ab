import { and, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { remembered, ShortLived } from '../short-lived.ts';
import { usedCars } from '../tables.ts';
import type { Conditions } from './conditions.ts';
import { Found } from './found.ts';
import type { Quickest } from './quickest.ts';
import { MOST_COUNTED, type Total, totalOf } from './totals.ts';

export interface Find {
  total: Total;
  /** All of them; null where so many fit that walking the order is the quicker way to any page. */
  cars: Found | null;
}

/**
 * Finds what fits a filter, in no order, and gives up where too many do. What was found is kept for a minute: turning
 * pages and sorting otherwise need no further statement.
 */
export class Finds {
  readonly #db: DbHandle;
  readonly #quickest: Quickest;
  readonly #known = new ShortLived<Promise<Find>>({ lifeMs: 60_000, size: 500 });

  constructor(db: DbHandle, quickest: Quickest) {
    this.#db = db;
    this.#quickest = quickest;
  }

  at(key: string, conditions: Conditions): Promise<Find> {
    return remembered(this.#known, key, () => this.#find(conditions));
  }

  async #find(conditions: Conditions): Promise<Find> {
    const { id, publishedAt, priceYuan, mileageKm, registeredOn } = usedCars;
    const fitting = this.#db.$with('fitting').as(
      this.#db
        .select({ id, publishedAt, priceYuan, mileageKm, registeredOn })
        .from(usedCars)
        .where(and(...(await this.#quickest.conditions(conditions))))
        .limit(MOST_COUNTED + 1),
    );
    // Where too many fit, not one of them is listed.
    const [row] = await this.#db
      .with(fitting)
      .select({
        counted: sql<number>`counted`,
        ids: sql<string | null>`ids`,
        publishTime: sql<string | null>`publish_times`,
        price: sql<string | null>`prices`,
        mileage: sql<string | null>`mileages`,
        recordDate: sql<string | null>`record_dates`,
      })
      .from(sql`(select count(*)::int as counted from fitting) as size, lateral (
        select ${listOf('id')} as ids, ${listOf('price_yuan')} as prices, ${listOf('mileage_km')} as mileages,
          ${listOf("(date_part('epoch', published_at) * 1000000)::bigint")} as publish_times,
          ${listOf("registered_on - date '2000-01-01'")} as record_dates
        from fitting where counted <= ${MOST_COUNTED}) as lists`);
    const total = totalOf(row?.counted ?? 0);
    if (!row || !total.totalIsExact) return { total, cars: null };
    const figures = {
      publishTime: numbersIn(row.publishTime),
      price: numbersIn(row.price),
      mileage: numbersIn(row.mileage),
      recordDate: numbersIn(row.recordDate),
    };
    return { total, cars: new Found(textsIn(row.ids), figures) };
  }
}

/** One text instead of thousands of values that would be unpacked one by one. */
const listOf = (value: string): SQL => sql.raw(`array_to_string(array_agg(${value}), ',')`);

const textsIn = (list: string | null): string[] => (list ? list.split(',') : []);

const numbersIn = (list: string | null): number[] => JSON.parse(`[${list ?? ''}]`);
