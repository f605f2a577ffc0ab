import { SESSION } from '@cheyantong/domain';
import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { hashToken, newToken } from '../../secrets/random.ts';
import { sessions } from './tables.ts';

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
}
