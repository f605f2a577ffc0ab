import { and, desc, eq, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { openids } from './tables.ts';

/** Who is who at WeChat, in one mini-program. */
export class Openids {
  readonly #db: DbHandle;
  readonly #appId: string;

  constructor(db: DbHandle, appId: string) {
    this.#db = db;
    this.#appId = appId;
  }

  async memberOf(openid: string): Promise<bigint | undefined> {
    const [bound] = await this.#db
      .select({ memberId: openids.memberId })
      .from(openids)
      .where(and(eq(openids.appId, this.#appId), eq(openids.openid, openid)));
    return bound?.memberId;
  }

  /** The one a member came with last. */
  async of(memberId: bigint): Promise<string | null> {
    const [bound] = await this.#db
      .select({ openid: openids.openid })
      .from(openids)
      .where(and(eq(openids.appId, this.#appId), eq(openids.memberId, memberId)))
      .orderBy(desc(openids.lastUsedAt))
      .limit(1);
    return bound?.openid ?? null;
  }

  /** From now on this is the member, also if two requests say so at once. */
  async bind(openid: string, memberId: bigint): Promise<void> {
    await this.#db
      .insert(openids)
      .values({ appId: this.#appId, openid, memberId })
      .onConflictDoUpdate({
        target: [openids.appId, openids.openid],
        set: { memberId, lastUsedAt: sql`now()` },
      });
  }
}
