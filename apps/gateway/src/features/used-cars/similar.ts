import { type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { ON_SALE } from './search/conditions.ts';
import { remembered, ShortLived } from './short-lived.ts';
import { usedCars } from './tables.ts';

/** Nobody compares with more than these. */
const MOST_SIMILAR = 60;

const { id, seriesId, level, priceYuan } = usedCars;

/** Cars like a car: the same series first, then the same level, each by how near the price is. Never the car itself. */
export class SimilarCars {
  readonly #read;
  readonly #known = new ShortLived<Promise<bigint[] | null>>({ lifeMs: 60_000, size: 1_000 });

  constructor(db: DbHandle) {
    this.#read = db
      .select({ ids: sql<string>`array_to_string(array(${nearest}), ',')` })
      .from(sql`${usedCars} as original`)
      .where(sql`original.id = ${sql.placeholder('id')}`)
      .prepare('similar_used_cars');
  }

  /** Null where there is no such car. */
  of(car: bigint): Promise<bigint[] | null> {
    return remembered(this.#known, String(car), () => this.#find(car));
  }

  async #find(car: bigint): Promise<bigint[] | null> {
    const [row] = await this.#read.execute({ id: car });
    if (!row) return null;
    return row.ids === '' ? [] : row.ids.split(',').map(BigInt);
  }
}

/** Walks an index up or down from the price of the original, so that it reads no more than is shown. */
const walk = (nearness: number, alike: SQL, direction: 'up' | 'down'): SQL => {
  const [side, turned] = direction === 'up' ? [sql`>=`, sql`asc`] : [sql`<`, sql`desc`];
  return sql`(select ${id}, ${priceYuan}, ${sql.raw(String(nearness))} as nearness from ${usedCars}
    where ${ON_SALE} and ${alike} and ${priceYuan} ${side} original.price_yuan and ${id} <> original.id
    order by ${priceYuan} ${turned}, ${id} ${turned} limit ${sql.raw(String(MOST_SIMILAR))})`;
};

const sameSeries = sql`${seriesId} = original.series_id`;
const sameLevel = sql`${level} = original.level`;

const nearest = sql`select id from (
    ${walk(1, sameSeries, 'up')} union all ${walk(1, sameSeries, 'down')}
    union all ${walk(2, sameLevel, 'up')} union all ${walk(2, sameLevel, 'down')}
  ) as alike
  group by id, price_yuan
  order by min(nearness), abs(price_yuan - original.price_yuan), id
  limit ${sql.raw(String(MOST_SIMILAR))}`;
