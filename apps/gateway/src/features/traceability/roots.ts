import type { Leaf } from '@cheyantong/trace-chain';
import { and, asc, count, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbHandle } from '../../db/handle.ts';
import { traceEvents, traceLeaves, traceRoots, traceSubjects } from './tables.ts';

export type RootRow = Omit<typeof traceRoots.$inferSelect, 'publishedAt'>;

/** Any number, the same on every server: one of them publishes at a time. */
const PUBLISHING_LOCK = 4_207_117;
const LEAVES_AT_ONCE = 1_000;

/** The order of leaves in a tree, the same in the database and in JavaScript. */
const byCode = sql`${traceLeaves.code} collate "C"`;

/** Public roots, and the leaves they stand on. */
export class Roots {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async latest(): Promise<RootRow | undefined> {
    const [root] = await this.#db.select().from(traceRoots).orderBy(desc(traceRoots.day)).limit(1);
    return root;
  }

  async find(day: string): Promise<RootRow | undefined> {
    const [root] = await this.#db.select().from(traceRoots).where(eq(traceRoots.day, day));
    return root;
  }

  all(): Promise<RootRow[]> {
    return this.#db.select().from(traceRoots).orderBy(asc(traceRoots.day));
  }

  async page(pageNum: number, pageSize: number): Promise<{ list: RootRow[]; total: number }> {
    const list = await this.#db
      .select()
      .from(traceRoots)
      .orderBy(desc(traceRoots.day))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const [counted] = await this.#db.select({ total: count() }).from(traceRoots);
    return { list, total: counted?.total ?? 0 };
  }

  /** What the tree of a day says about a chain. */
  async leafOf(code: string, day: string): Promise<Leaf | undefined> {
    const [leaf] = await this.#db
      .select({ code: traceLeaves.code, length: traceLeaves.length, head: traceLeaves.head })
      .from(traceLeaves)
      .where(and(eq(traceLeaves.code, code), lte(traceLeaves.day, day)))
      .orderBy(desc(traceLeaves.day))
      .limit(1);
    return leaf;
  }

  /** All leaves of the tree of a day, in its order. */
  leavesOn(day: string): Promise<Leaf[]> {
    return this.#db
      .selectDistinctOn([byCode], {
        code: traceLeaves.code,
        length: traceLeaves.length,
        head: traceLeaves.head,
      })
      .from(traceLeaves)
      .where(lte(traceLeaves.day, day))
      .orderBy(byCode, desc(traceLeaves.day));
  }

  /** Every leaf of every day, by the day. */
  async leavesByDay(): Promise<Map<string, (typeof traceLeaves.$inferSelect)[]>> {
    const leaves = await this.#db.select().from(traceLeaves).orderBy(asc(traceLeaves.day), byCode);
    return Map.groupBy(leaves, ({ day }) => day);
  }

  /**
   * Chains that grew between two moments, and how far they had come. Where the end of a chain is missing, the index still
   * knows it and is believed: whoever cuts a chain before its first root is found out by that root.
   */
  grownBetween(from: Date | null, to: Date): Promise<Leaf[]> {
    const inCodeOrder = sql`${traceEvents.code} collate "C"`;
    const later = alias(traceEvents, 'later');
    const isCut = sql`${traceSubjects.length} > ${traceEvents.seq} and not exists (
      select 1 from ${traceEvents} later where ${later.code} = ${traceEvents.code} and ${later.seq} > ${traceEvents.seq})`;
    return this.#db
      .selectDistinctOn([inCodeOrder], {
        code: traceEvents.code,
        length: sql<number>`case when ${isCut} then ${traceSubjects.length} else ${traceEvents.seq} end`,
        head: sql<string>`case when ${isCut} then ${traceSubjects.head} else ${traceEvents.hash} end`,
      })
      .from(traceEvents)
      .leftJoin(traceSubjects, eq(traceSubjects.code, traceEvents.code))
      .where(and(from ? gte(traceEvents.recordedAt, from) : undefined, lt(traceEvents.recordedAt, to)))
      .orderBy(inCodeOrder, desc(traceEvents.seq));
  }

  async firstRecorded(): Promise<Date | null> {
    const [first] = await this.#db
      .select({ at: traceEvents.recordedAt })
      .from(traceEvents)
      .orderBy(asc(traceEvents.recordedAt))
      .limit(1);
    return first?.at ?? null;
  }

  /** Until the transaction ends, no other server publishes. */
  async takeTurn(): Promise<void> {
    await this.#db.execute(sql`select pg_advisory_xact_lock(${PUBLISHING_LOCK})`);
  }

  async publish(root: RootRow, grown: readonly Leaf[]): Promise<void> {
    await this.#db.insert(traceRoots).values(root);
    for (let from = 0; from < grown.length; from += LEAVES_AT_ONCE) {
      const leaves = grown.slice(from, from + LEAVES_AT_ONCE).map((leaf) => ({ ...leaf, day: root.day }));
      await this.#db.insert(traceLeaves).values(leaves);
    }
  }
}
