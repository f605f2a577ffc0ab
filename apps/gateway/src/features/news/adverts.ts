import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { adverts } from './tables.ts';

export type AdvertRow = typeof adverts.$inferSelect;

export class Adverts {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** What a place shows now, in its order; an advert without a start or an end has always run or runs for good. */
  runningAt({ type, activityType }: { type: number; activityType: number }): Promise<AdvertRow[]> {
    return this.#db
      .select()
      .from(adverts)
      .where(
        and(
          isNull(adverts.withdrawnAt),
          eq(adverts.type, type),
          eq(adverts.activityType, activityType),
          or(isNull(adverts.startsAt), lte(adverts.startsAt, sql`now()`)),
          or(isNull(adverts.endsAt), gt(adverts.endsAt, sql`now()`)),
        ),
      )
      .orderBy(asc(adverts.sort), asc(adverts.id));
  }
}
