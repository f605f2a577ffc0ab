import { YEAR_MS } from '@cheyantong/domain';
import { eq, lt, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { knownDevices } from './tables.ts';

/** Devices that members have logged in on. */
export class KnownDevices {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** True when the member knows other devices, and this is none of them. */
  async isNew(memberId: bigint, device: string): Promise<boolean> {
    const before = await this.#db.$count(knownDevices, eq(knownDevices.memberId, memberId));
    const [seen] = await this.#db
      .insert(knownDevices)
      .values({ memberId, device })
      .onConflictDoUpdate({
        target: [knownDevices.memberId, knownDevices.device],
        set: { lastUsedAt: sql`now()` },
      })
      // A row that nobody has updated has no end of its own yet.
      .returning({ isNew: sql<boolean>`xmax = 0` });
    return before > 0 && seen?.isNew === true;
  }

  async purgeOld(): Promise<void> {
    await this.#db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, sql`now() - ${interval(YEAR_MS)}`));
  }
}
