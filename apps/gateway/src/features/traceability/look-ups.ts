import { createHmac } from 'node:crypto';
import type { PartTrace } from '@cheyantong/contract';
import { beijingDay, COPY_SUSPECTED, dateTimeText } from '@cheyantong/domain';
import { count, desc, eq, min, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { traceLookUps } from './tables.ts';

const RECENT = 5;

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
    const recent = await this.#db
      .select({ lookedAt })
      .from(traceLookUps)
      .where(ofCode)
      .orderBy(desc(lookedAt))
      .limit(RECENT);
    return {
      queryCount: counted?.all ?? 0,
      firstQueryTime: counted?.first ? dateTimeText(counted.first) : null,
      recent: recent.map((one) => dateTimeText(one.lookedAt)),
      suspicious: (counted?.lately ?? 0) > COPY_SUSPECTED.lookUps,
    };
  }
}
