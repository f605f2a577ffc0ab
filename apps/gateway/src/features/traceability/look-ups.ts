import { createHmac } from 'node:crypto';
import type { PartTrace } from '@cheyantong/contract';
import { beijingDay, COPY_SUSPECTED, DAY_MS, dateTimeText } from '@cheyantong/domain';
import { count, desc, eq, min, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { traceLookUps, traceLookUpTotals } from './tables.ts';

const RECENT = 5;
/** Copies show within days; after this only the number of look-ups and the first one are remembered. */
const KEPT_MS = 30 * DAY_MS;

/** How often codes are looked up: the same visitor counts once an hour, so that reading a page again is no look-up. */
export class LookUps {
  readonly #db: DbHandle;
  readonly #secret: string;

  constructor(db: DbHandle, secret: string) {
    this.#db = db;
    this.#secret = secret;
  }

  async count(code: string, address: string, now = new Date()): Promise<void> {
    // Another digest every day: nobody can be followed from one to the next.
    const visitor = createHmac('sha256', this.#secret)
      .update(`look-up ${beijingDay(now)} ${address}`)
      .digest('base64url');
    await this.#db
      .insert(traceLookUps)
      .values({ code, visitor, hour: sql`date_trunc('hour', now())` })
      .onConflictDoNothing();
  }

  async of(code: string): Promise<PartTrace['lookUps']> {
    const { lookedAt } = traceLookUps;
    const ofCode = eq(traceLookUps.code, code);
    const lately = sql<number>`count(*) filter (where ${lookedAt} > now() - ${interval(COPY_SUSPECTED.withinMs)})::int`;
    const [counted] = await this.#db
      .select({ all: count(), first: min(lookedAt), lately })
      .from(traceLookUps)
      .where(ofCode);
    const [purged] = await this.#db.select().from(traceLookUpTotals).where(eq(traceLookUpTotals.code, code));
    const first = purged?.firstAt ?? counted?.first;
    const recent = await this.#db
      .select({ lookedAt })
      .from(traceLookUps)
      .where(ofCode)
      .orderBy(desc(lookedAt))
      .limit(RECENT);
    return {
      queryCount: (counted?.all ?? 0) + (purged?.lookUps ?? 0),
      firstQueryTime: first ? dateTimeText(first) : null,
      recent: recent.map((one) => dateTimeText(one.lookedAt)),
      suspicious: (counted?.lately ?? 0) > COPY_SUSPECTED.lookUps,
    };
  }

  /** One statement: what two servers purge at the same time is counted once. */
  async purge(): Promise<void> {
    const { lookedAt, code } = traceLookUps;
    await this.#db.execute(sql`
      with gone as (
        delete from ${traceLookUps} where ${lookedAt} < now() - ${interval(KEPT_MS)} returning ${code}, ${lookedAt})
      insert into ${traceLookUpTotals} (code, look_ups, first_at)
      select code, count(*), min(looked_at) from gone group by code
      on conflict (code) do update set
        look_ups = ${traceLookUpTotals.lookUps} + excluded.look_ups,
        first_at = least(${traceLookUpTotals.firstAt}, excluded.first_at)`);
  }
}
