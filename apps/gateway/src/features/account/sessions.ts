import { MINUTE_MS, SESSION } from '@cheyantong/domain';
import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { hashToken, newToken } from '../../secrets/random.ts';
import { members, sessions } from './tables.ts';

/** The last use is written down at most this often: reading a page must not cost a write each time. */
const TOUCH_EVERY_MS = 5 * MINUTE_MS;

/** Longer ones are made up. */
const LONGEST_USER_AGENT = 400;

export type SessionRow = typeof sessions.$inferSelect;

/** What a session is begun with. */
export interface Device {
  userAgent: string;
  /** An IPv4 /24, or an IPv6 /48. */
  network: string;
}

export const IS_ALIVE = and(
  gt(sessions.expiresAt, sql`now()`),
  gt(sessions.lastUsedAt, sql`now() - ${interval(SESSION.idleMs)}`),
);

export class Sessions {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async start(
    memberId: bigint,
    { userAgent, network }: Device,
  ): Promise<{ token: string; expiresInSeconds: number }> {
    const token = newToken();
    await this.#db.insert(sessions).values({
      tokenHash: hashToken(token),
      memberId,
      userAgent: userAgent.slice(0, LONGEST_USER_AGENT),
      network,
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
      .where(and(eq(sessions.tokenHash, tokenHash), IS_ALIVE));
    if (!session) return null;
    if (session.worthTouching) await this.#touch(tokenHash);
    return String(session.memberId);
  }

  async idOf(token: string): Promise<bigint | undefined> {
    const [session] = await this.#db
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)));
    return session?.id;
  }

  /** Those that are good, the last used first. */
  listOf(memberId: bigint): Promise<SessionRow[]> {
    return this.#db
      .select()
      .from(sessions)
      .where(and(eq(sessions.memberId, memberId), IS_ALIVE))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
  }

  /** False when it is not this member's, or there is none. */
  async endOwn(memberId: bigint, sessionId: bigint): Promise<boolean> {
    const ended = await this.#db
      .delete(sessions)
      .where(and(eq(sessions.memberId, memberId), eq(sessions.id, sessionId)))
      .returning({ id: sessions.id });
    return ended.length > 0;
  }

  /** Answers how many were ended. */
  async endOthers(memberId: bigint, tokenToKeep: string): Promise<number> {
    const ended = await this.#db
      .delete(sessions)
      .where(and(eq(sessions.memberId, memberId), ne(sessions.tokenHash, hashToken(tokenToKeep))))
      .returning({ alive: sql<boolean>`${IS_ALIVE}` });
    return ended.filter(({ alive }) => alive).length;
  }

  /** Whose it was, or null when there is none. */
  async end(token: string): Promise<string | null> {
    const [ended] = await this.#db
      .delete(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)))
      .returning({ memberId: sessions.memberId });
    return ended ? String(ended.memberId) : null;
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
