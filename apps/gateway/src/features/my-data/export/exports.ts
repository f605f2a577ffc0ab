import { DATA_EXPORT } from '@cheyantong/domain';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { interval } from '../../../db/interval.ts';
import { dataExports } from '../tables.ts';

export type ExportRow = typeof dataExports.$inferSelect;

/** Archives of members' data: the newest of each. */
export class Exports {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async find(memberId: bigint): Promise<ExportRow | undefined> {
    const [found] = await this.#db.select().from(dataExports).where(eq(dataExports.memberId, memberId));
    return found;
  }

  /** Begins a new one; false when one was begun less than a day ago and has not failed. */
  async begin(memberId: bigint): Promise<boolean> {
    const again = { state: 'preparing' as const, requestedAt: sql`now()`, readyAt: null };
    const begun = await this.#db
      .insert(dataExports)
      .values({ memberId, state: 'preparing' })
      .onConflictDoUpdate({
        target: dataExports.memberId,
        set: again,
        setWhere: sql`${dataExports.state} = 'failed' or ${dataExports.requestedAt} < now() - ${interval(DATA_EXPORT.everyMs)}`,
      })
      .returning({ memberId: dataExports.memberId });
    return begun.length > 0;
  }

  /** Answers the file it had before; false when nobody waits for this one any more. */
  async finish(memberId: bigint, file: { fileId: string; bytes: number }): Promise<string | null | false> {
    const before = await this.find(memberId);
    const finished = await this.#db
      .update(dataExports)
      .set({ ...file, state: 'ready', readyAt: sql`now()` })
      .where(and(eq(dataExports.memberId, memberId), eq(dataExports.state, 'preparing')))
      .returning({ memberId: dataExports.memberId });
    return finished.length > 0 && (before?.fileId ?? null);
  }

  async fail(memberId: bigint): Promise<void> {
    await this.#db
      .update(dataExports)
      .set({ state: 'failed' })
      .where(and(eq(dataExports.memberId, memberId), eq(dataExports.state, 'preparing')));
  }

  /** Answers the files that go with them. */
  async removeExpired(): Promise<string[]> {
    return this.#remove(lt(dataExports.requestedAt, sql`now() - ${interval(DATA_EXPORT.keptMs)}`));
  }

  async removeOf(memberId: bigint): Promise<string[]> {
    return this.#remove(eq(dataExports.memberId, memberId));
  }

  async #remove(which: ReturnType<typeof eq>): Promise<string[]> {
    const removed = await this.#db.delete(dataExports).where(which).returning({ fileId: dataExports.fileId });
    return removed.flatMap(({ fileId }) => fileId ?? []);
  }
}
