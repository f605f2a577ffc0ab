import { MINUTE_MS, SESSION } from '@cheyantong/domain';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { hashToken, newToken } from './secrets.ts';
import { members, sessions } from './tables.ts';

/** The last use is written down at most this often: reading a page must not cost a write each time. */
const TOUCH_EVERY_MS = 5 * MINUTE_MS;

export class Sessions {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async start(memberId: bigint): Promise<{ token: string; expiresInSeconds: number }> {
    const token = newToken();
    await this.#db.insert(sessions).values({
      tokenHash: hashToken(token),
      memberId,
      expiresAt: sql`now() + ${interval(SESSION.absoluteMs)}`,
    });
    return { token, expiresInSeconds: SESSION.idleMs / 1000 };
  }

  /** The member a token stands for, unless it is unknown, revoked, too old or idle for too long. */
  async findMember(token: string): Promise<string | null> {
    const tokenHash = hashToken(token);
    const [session] = await this.#db
      .select({
        memberId: sessions.memberId,
        worthTouching: sql<boolean>`${sessions.lastUsedAt} < now() - ${interval(TOUCH_EVERY_MS)}`,
      })
      .from(sessions)
      .innerJoin(members, and(eq(members.id, sessions.memberId), eq(members.status, 'active')))
      .where(
        and(
          eq(sessions.tokenHash, tokenHash),
          gt(sessions.expiresAt, sql`now()`),
          gt(sessions.lastUsedAt, sql`now() - ${interval(SESSION.idleMs)}`),
        ),
      );
    if (!session) return null;
    if (session.worthTouching) await this.#touch(tokenHash);
    return String(session.memberId);
  }

  async end(token: string): Promise<void> {
    await this.#db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
  }

  async purgeDead(): Promise<void> {
    await this.#db
      .delete(sessions)
      .where(
        or(
          lt(sessions.expiresAt, sql`now()`),
          lt(sessions.lastUsedAt, sql`now() - ${interval(SESSION.idleMs)}`),
        ),
      );
  }

  async #touch(tokenHash: string): Promise<void> {
    await this.#db.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.tokenHash, tokenHash));
  }
}
