import { HOUR_MS, UPLOAD } from '@cheyantong/domain';
import { and, count, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import type { Seal } from '../../sealing/sealer.ts';
import { files } from './tables.ts';

export type FileRow = typeof files.$inferSelect;

const ageOver = (ms: number) => lt(files.createdAt, sql`now() - ${interval(ms)}`);

/** What is known of the files. Each change is one statement on the condition that it may still be made. */
export class Files {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async add(file: typeof files.$inferInsert): Promise<void> {
    await this.#db.insert(files).values(file);
  }

  async markKept(id: string): Promise<FileRow | undefined> {
    const [kept] = await this.#db
      .update(files)
      .set({ status: 'kept' })
      .where(and(eq(files.id, id), eq(files.status, 'writing')))
      .returning();
    return kept;
  }

  async find(id: string): Promise<FileRow | undefined> {
    const [found] = await this.#db
      .select()
      .from(files)
      .where(and(eq(files.id, id), eq(files.status, 'kept')));
    return found;
  }

  async findOwn(id: string, memberId: bigint): Promise<FileRow | undefined> {
    const found = await this.find(id);
    return found?.memberId === memberId ? found : undefined;
  }

  /** Keeps a file of this member beyond its first day; false where there is no such file. */
  async claim(id: string, memberId: bigint, purpose: string): Promise<boolean> {
    return this.#setPurpose(purpose, and(eq(files.id, id), eq(files.memberId, memberId)));
  }

  /** The same for a file that the portal itself has put there. */
  async keep(id: string, purpose: string): Promise<boolean> {
    return this.#setPurpose(purpose, eq(files.id, id));
  }

  async #setPurpose(purpose: string, which: ReturnType<typeof and>): Promise<boolean> {
    const set = await this.#db
      .update(files)
      .set({ purpose })
      .where(and(which, eq(files.status, 'kept')))
      .returning({ id: files.id });
    return set.length > 0;
  }

  /** From here on nobody reads them; the sweep deletes them. */
  async release(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#db
      .update(files)
      .set({ status: 'released' })
      .where(inArray(files.id, [...ids]));
  }

  async releaseOf(memberId: bigint): Promise<void> {
    await this.#db.update(files).set({ status: 'released' }).where(eq(files.memberId, memberId));
  }

  listOf(memberId: bigint): Promise<FileRow[]> {
    return this.#db
      .select()
      .from(files)
      .where(and(eq(files.memberId, memberId), eq(files.status, 'kept')))
      .orderBy(files.createdAt);
  }

  /** How much of a member came today. */
  async today(memberId: bigint): Promise<{ count: number; bytes: number }> {
    const [sum] = await this.#db
      .select({ count: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${files.size}), 0)::int` })
      .from(files)
      .where(and(eq(files.memberId, memberId), gt(files.createdAt, sql`now() - ${interval(24 * HOUR_MS)}`)));
    return sum ?? { count: 0, bytes: 0 };
  }

  /** Nobody has made use of them in their first day, or wrote them to the end: nobody reads them from here on. */
  async releaseUnused({ unfinishedMs }: { unfinishedMs: number }): Promise<void> {
    const unused = and(
      eq(files.status, 'kept'),
      isNull(files.purpose),
      ageOver(UPLOAD.unusedHours * HOUR_MS),
    );
    const unfinished = and(eq(files.status, 'writing'), ageOver(unfinishedMs));
    await this.#db.update(files).set({ status: 'released' }).where(or(unused, unfinished));
  }

  listReleased(most: number): Promise<Pick<FileRow, 'id' | 'storageKey'>[]> {
    return this.#db
      .select({ id: files.id, storageKey: files.storageKey })
      .from(files)
      .where(eq(files.status, 'released'))
      .limit(most);
  }

  async remove(id: string): Promise<void> {
    await this.#db.delete(files).where(and(eq(files.id, id), eq(files.status, 'released')));
  }

  /** Those of these places where a file lies, or is about to. */
  async known(storageKeys: readonly string[]): Promise<Set<string>> {
    const rows = await this.#db
      .select({ storageKey: files.storageKey })
      .from(files)
      .where(inArray(files.storageKey, [...storageKeys]));
    return new Set(rows.map(({ storageKey }) => storageKey));
  }

  /** Kept files under another seal than this, some at a time. */
  sealedOtherwise({ suite, keyId }: Seal, most: number): Promise<FileRow[]> {
    return this.#db
      .select()
      .from(files)
      .where(and(eq(files.status, 'kept'), or(ne(files.keyId, keyId), ne(files.suite, suite))))
      .orderBy(files.id)
      .limit(most);
  }

  countBySeal(): Promise<(Seal & { count: number })[]> {
    return this.#db
      .select({ suite: files.suite, keyId: files.keyId, count: count() })
      .from(files)
      .groupBy(files.suite, files.keyId)
      .orderBy(files.keyId, files.suite);
  }

  /** False when the file has moved or gone meanwhile. */
  async move(file: FileRow, to: Seal & { storageKey: string }): Promise<boolean> {
    const moved = await this.#db
      .update(files)
      .set({ storageKey: to.storageKey, suite: to.suite, keyId: to.keyId })
      .where(and(eq(files.id, file.id), eq(files.status, 'kept'), eq(files.storageKey, file.storageKey)))
      .returning({ id: files.id });
    return moved.length > 0;
  }
}
