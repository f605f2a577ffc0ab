import { canonicalJson, digestOf } from '@cheyantong/trace-chain';
import { and, asc, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { auditLinks, auditLog } from './tables.ts';

export type EntryRow = typeof auditLog.$inferSelect;
export type Link = typeof auditLinks.$inferSelect;

/** Any number, the same on every server: one of them closes the chain at a time. */
const CHAINING_LOCK = 4_207_118;

/** The digest of an entry at its place, which names the one before. */
export const hashOf = (seq: number, entry: EntryRow, previous: string | null): string =>
  digestOf(
    canonicalJson({
      v: 1,
      seq,
      ...entry,
      id: String(entry.id),
      at: entry.at.toISOString(),
      memberId: entry.memberId === null ? null : String(entry.memberId),
      previous,
    }),
  );

/** The chain over the entries. The database refuses to change it; it only grows. */
export class Chain {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** Until the transaction ends, no other server adds to it. */
  async takeTurn(): Promise<void> {
    await this.#db.execute(sql`select pg_advisory_xact_lock(${CHAINING_LOCK})`);
  }

  async head(): Promise<Link | undefined> {
    const [head] = await this.#db.select().from(auditLinks).orderBy(desc(auditLinks.seq)).limit(1);
    return head;
  }

  /** Entries that have no place yet, as they were written. */
  async unlinked(withinMs: number | null, most: number): Promise<EntryRow[]> {
    const rows = await this.#db
      .select({ entry: auditLog })
      .from(auditLog)
      .leftJoin(auditLinks, eq(auditLinks.entryId, auditLog.id))
      .where(
        and(
          isNull(auditLinks.seq),
          withinMs === null ? undefined : gt(auditLog.at, sql`now() - ${interval(withinMs)}`),
        ),
      )
      .orderBy(asc(auditLog.id))
      .limit(most);
    return rows.map(({ entry }) => entry);
  }

  async countUnlinked(): Promise<number> {
    const [counted] = await this.#db
      .select({ waiting: count() })
      .from(auditLog)
      .leftJoin(auditLinks, eq(auditLinks.entryId, auditLog.id))
      .where(isNull(auditLinks.seq));
    return counted?.waiting ?? 0;
  }

  async add(links: Link[]): Promise<void> {
    await this.#db.insert(auditLinks).values(links);
  }

  /** Links after a place, with the entries they were closed over. */
  after(seq: number, most: number): Promise<{ link: Link; entry: EntryRow | null }[]> {
    return this.#db
      .select({ link: auditLinks, entry: auditLog })
      .from(auditLinks)
      .leftJoin(auditLog, eq(auditLog.id, auditLinks.entryId))
      .where(gt(auditLinks.seq, seq))
      .orderBy(asc(auditLinks.seq))
      .limit(most);
  }
}
