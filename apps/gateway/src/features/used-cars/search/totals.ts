import { and, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { remembered, ShortLived } from '../short-lived.ts';
import { usedCars } from '../tables.ts';

/** Nobody turns this many cars over: counting stops here, and so does paging. */
export const MOST_COUNTED = 2_000;

export interface Total {
  total: number;
  totalIsExact: boolean;
}

export const totalOf = (counted: number): Total => ({
  total: Math.min(counted, MOST_COUNTED),
  totalIsExact: counted <= MOST_COUNTED,
});

/** How many cars fit a filter that is asked for again and again; kept for a minute. */
export class Totals {
  readonly #db: DbHandle;
  readonly #known = new ShortLived<Promise<Total>>({ lifeMs: 60_000, size: 2_000 });

  constructor(db: DbHandle) {
    this.#db = db;
  }

  of(key: string, conditions: SQL[]): Promise<Total> {
    return remembered(this.#known, key, () => this.#count(conditions));
  }

  async #count(conditions: SQL[]): Promise<Total> {
    const some = this.#db
      .select({ one: sql`1`.as('one') })
      .from(usedCars)
      .where(and(...conditions))
      .limit(MOST_COUNTED + 1)
      .as('some');
    const [row] = await this.#db.select({ counted: sql<number>`count(*)::int` }).from(some);
    return totalOf(row?.counted ?? 0);
  }
}
