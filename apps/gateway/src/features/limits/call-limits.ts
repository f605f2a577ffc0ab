import { lt, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { callCounts } from './tables.ts';

const { call, address, minute, calls } = callCounts;

/** Limits of calls that give away something of worth: one count for all servers, so that none of them can be played against another. */
export class CallLimits {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** Counts one more, or says no: in one statement, because many come at once. */
  async admit(one: { call: string; address: string; perMinute: number }): Promise<boolean> {
    const counted = await this.#db
      .insert(callCounts)
      .values({ call: one.call, address: one.address, minute: sql`date_trunc('minute', now())`, calls: 1 })
      .onConflictDoUpdate({
        target: [call, address, minute],
        set: { calls: sql`${calls} + 1` },
        setWhere: lt(calls, one.perMinute),
      })
      .returning({ calls });
    return counted.length > 0;
  }
}
