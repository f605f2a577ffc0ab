import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { members } from './tables.ts';

export type MemberRow = typeof members.$inferSelect;

export class Members {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async find(memberId: string): Promise<MemberRow | undefined> {
    const [member] = await this.#db
      .select()
      .from(members)
      .where(eq(members.id, BigInt(memberId)));
    return member;
  }

  /** Stays what it is until the transaction ends. */
  async holdStatus(id: bigint): Promise<MemberRow['status'] | undefined> {
    const [member] = await this.#db
      .select({ status: members.status })
      .from(members)
      .where(eq(members.id, id))
      .for('share');
    return member?.status;
  }

  /** Registering and logging in are one thing: an unknown number becomes a member, also when two requests race. */
  async findOrRegister(mobile: string): Promise<{ member: MemberRow; isNew: boolean }> {
    const [found] = await this.#db
      .insert(members)
      .values({ mobile, nickName: `用户${mobile.slice(-4)}` })
      .onConflictDoUpdate({ target: members.mobile, set: { mobile: sql`excluded.mobile` } })
      // A row that nobody has updated has no end of its own yet.
      .returning({ ...getTableColumns(members), isNew: sql<boolean>`xmax = 0` });
    if (!found) throw new Error('upsert returned no member');
    const { isNew, ...member } = found;
    return { member, isNew };
  }

  async rename(id: bigint, nickName: string): Promise<MemberRow | undefined> {
    const [member] = await this.#db.update(members).set({ nickName }).where(eq(members.id, id)).returning();
    return member;
  }

  /**
   * 'taken' when the number is somebody's, also if they get it at this very moment: the database decides. Undefined when
   * the member has another number by now.
   */
  async changePhone(id: bigint, from: string, to: string): Promise<MemberRow | 'taken' | undefined> {
    try {
      const [member] = await this.#db.transaction((savepoint) =>
        savepoint
          .update(members)
          .set({ mobile: to })
          .where(and(eq(members.id, id), eq(members.mobile, from)))
          .returning(),
      );
      return member;
    } catch (error) {
      if (isTaken(error)) return 'taken';
      throw error;
    }
  }
}

const UNIQUE_VIOLATION = '23505';

const isTaken = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === UNIQUE_VIOLATION;
