import { MINI_TICKET_LIFE_MS } from '@cheyantong/domain';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { hashToken, newToken } from '../../secrets/random.ts';
import { IS_ALIVE_SESSION } from '../account/index.ts';
import { members, sessions } from '../account/tables.ts';
import { miniTickets } from './tables.ts';

export class MiniTickets {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async issue(sessionId: bigint, challenge: string): Promise<string> {
    const ticket = newToken();
    await this.#db.insert(miniTickets).values({
      ticketHash: hashToken(ticket),
      challenge,
      sessionId,
      expiresAt: sql`now() + ${interval(MINI_TICKET_LIFE_MS)}`,
    });
    return ticket;
  }

  /**
   * Whose login it is. One statement checks it and uses it up, so of two who come at once one is served. With a wrong
   * verifier nothing happens to it: nobody can void a ticket by guessing.
   */
  async redeem(ticket: string, verifier: string): Promise<bigint | undefined> {
    const [redeemed] = await this.#db
      .update(miniTickets)
      .set({ usedAt: sql`now()` })
      .from(sessions)
      .innerJoin(members, eq(members.id, sessions.memberId))
      .where(
        and(
          eq(miniTickets.ticketHash, hashToken(ticket)),
          eq(miniTickets.challenge, hashToken(verifier)),
          isNull(miniTickets.usedAt),
          gt(miniTickets.expiresAt, sql`now()`),
          eq(sessions.id, miniTickets.sessionId),
          IS_ALIVE_SESSION,
          eq(members.status, 'active'),
        ),
      )
      .returning({ memberId: sessions.memberId });
    return redeemed?.memberId;
  }

  async purgeOld(): Promise<void> {
    await this.#db.delete(miniTickets).where(lt(miniTickets.expiresAt, sql`now()`));
  }
}
