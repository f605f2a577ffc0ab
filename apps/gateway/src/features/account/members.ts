import { eq, getTableColumns, sql } from 'drizzle-orm';
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
}
