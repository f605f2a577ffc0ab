import { desc, lt, notInArray, or, sql } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { perMinute } from '../../../memory/per-minute.ts';
import { refusedCallbacks, seenCallbacks } from '../tables.ts';

/** Longer than a message's time is good, in both directions of a wrong clock. */
const NONCE_LIFE = sql`interval '1 hour'`;
const MOST_DETAILS = 20;
const REFUSED_LIFE = sql`interval '90 days'`;
const MOST_REFUSED = 10_000;
/** Messages are never turned away, so that of a flood of useless ones only so many are written down. */
const mayKeepRefused = perMinute(60);

type RefusedCallback = typeof refusedCallbacks.$inferSelect;

/** What providers sent: each message counts once, and what could not be used is kept for talking to them. */
export class CallbackLog {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** False when this very message came before. */
  async isFirst(providerCode: string, nonce: string): Promise<boolean> {
    const added = await this.#db
      .insert(seenCallbacks)
      .values({ providerCode, nonce })
      .onConflictDoNothing()
      .returning({ nonce: seenCallbacks.nonce });
    return added.length > 0;
  }

  async forgetOldNonces(): Promise<void> {
    await this.#db.delete(seenCallbacks).where(lt(seenCallbacks.seenAt, sql`now() - ${NONCE_LIFE}`));
  }

  async refuse(callback: {
    providerCode: string;
    orderNo: string | null;
    reason: string;
    details?: string[];
  }): Promise<void> {
    if (!mayKeepRefused()) return;
    const details = (callback.details ?? []).slice(0, MOST_DETAILS);
    await this.#db.insert(refusedCallbacks).values({ ...callback, details });
  }

  /** Anybody can send what proves nothing, as much as they like: it is not kept for ever, nor in any number. */
  async purgeRefused(most = MOST_REFUSED): Promise<void> {
    const old = lt(refusedCallbacks.receivedAt, sql`now() - ${REFUSED_LIFE}`);
    const newest = this.#db
      .select({ id: refusedCallbacks.id })
      .from(refusedCallbacks)
      .orderBy(desc(refusedCallbacks.id))
      .limit(most);
    await this.#db.delete(refusedCallbacks).where(or(old, notInArray(refusedCallbacks.id, newest)));
  }

  listRefused(limit: number): Promise<RefusedCallback[]> {
    return this.#db.select().from(refusedCallbacks).orderBy(desc(refusedCallbacks.id)).limit(limit);
  }
}
