import { HOUR_MS, UPLOAD } from '@cheyantong/domain';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { uploads } from './tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** Files that come in pieces. */
export class Uploads {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** False when it was begun before. */
  async add(upload: typeof uploads.$inferInsert): Promise<boolean> {
    const added = await this.#db
      .insert(uploads)
      .values(upload)
      .onConflictDoNothing()
      .returning({ id: uploads.id });
    return added.length > 0;
  }

  async findOwn(id: string, memberId: bigint): Promise<UploadRow | undefined> {
    const [found] = await this.#db
      .select()
      .from(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.memberId, memberId)));
    return found;
  }

  async findSame({
    memberId,
    digest,
    size,
  }: Pick<UploadRow, 'memberId' | 'digest' | 'size'>): Promise<UploadRow | undefined> {
    const [found] = await this.#db
      .select()
      .from(uploads)
      .where(and(eq(uploads.memberId, memberId), eq(uploads.digest, digest), eq(uploads.size, size)));
    return found;
  }

  /** Those of a member that have not become files yet. */
  async coming(memberId: bigint): Promise<{ count: number; bytes: number }> {
    const [sum] = await this.#db
      .select({
        count: sql<number>`count(*)::int`,
        bytes: sql<number>`coalesce(sum(${uploads.size}), 0)::int`,
      })
      .from(uploads)
      .where(and(eq(uploads.memberId, memberId), isNull(uploads.fileId)));
    return sum ?? { count: 0, bytes: 0 };
  }

  /** Undefined when the piece does not come next, because another request brought it. */
  async addPiece(
    { id, receivedBytes }: UploadRow,
    piece: { fileId: string; size: number },
  ): Promise<UploadRow | undefined> {
    const [grown] = await this.#db
      .update(uploads)
      .set({
        receivedBytes: sql`${uploads.receivedBytes} + ${piece.size}`,
        pieces: sql`${uploads.pieces} || ${JSON.stringify([piece.fileId])}::jsonb`,
      })
      .where(and(eq(uploads.id, id), eq(uploads.receivedBytes, receivedBytes)))
      .returning();
    return grown;
  }

  /** False when another request has finished it, or somebody gave it up. */
  async finish(id: string, fileId: string): Promise<boolean> {
    const finished = await this.#db
      .update(uploads)
      .set({ fileId })
      .where(and(eq(uploads.id, id), isNull(uploads.fileId)))
      .returning({ id: uploads.id });
    return finished.length > 0;
  }

  /** Of one that has become a file there is nothing to give up. */
  async giveUp(id: string): Promise<void> {
    await this.#db.delete(uploads).where(and(eq(uploads.id, id), isNull(uploads.fileId)));
  }

  async remove(id: string): Promise<void> {
    await this.#db.delete(uploads).where(eq(uploads.id, id));
  }

  async removeOf(memberId: bigint): Promise<void> {
    await this.#db.delete(uploads).where(eq(uploads.memberId, memberId));
  }

  async removeOld(): Promise<void> {
    const age = interval(UPLOAD.unusedHours * HOUR_MS);
    await this.#db.delete(uploads).where(lt(uploads.createdAt, sql`now() - ${age}`));
  }
}
