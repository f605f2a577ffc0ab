import { ACTOR_CLOCK_MS, rfc3339 } from '@cheyantong/domain';
import { type ActorKey, keyIdOf, type PublicKey } from '@cheyantong/trace-chain';
import { asc, eq, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { traceActors, traceKeyRevocations, traceKeys } from './tables.ts';

export type Actor = Omit<typeof traceActors.$inferSelect, 'registeredAt'>;

/** Enterprises that sign, and the keys they sign with. */
export class Actors {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async all(): Promise<Map<string, Actor>> {
    const actors = await this.#db.select().from(traceActors);
    return new Map(actors.map((actor) => [actor.code, actor]));
  }

  /** Every key there ever was, as it is published. */
  async keys(): Promise<Map<string, ActorKey>> {
    const rows = await this.#db
      .select({ key: traceKeys, revokedAt: traceKeyRevocations.revokedAt })
      .from(traceKeys)
      .leftJoin(traceKeyRevocations, eq(traceKeyRevocations.keyId, traceKeys.keyId))
      .orderBy(asc(traceKeys.keyId));
    return new Map(
      rows.map(({ key: { since, ...key }, revokedAt }) => [
        key.keyId,
        { ...key, from: rfc3339(since), revokedAt: revokedAt && rfc3339(revokedAt) },
      ]),
    );
  }

  /** False when there is such an actor. */
  async register(actor: Actor): Promise<boolean> {
    const added = await this.#db.insert(traceActors).values(actor).onConflictDoNothing().returning();
    return added.length > 0;
  }

  /** The new key's id; null when it is no key, undefined when somebody has it. */
  async addKey(actor: string, key: PublicKey): Promise<string | null | undefined> {
    const keyId = keyIdOf(key);
    if (!keyId) return null;
    const added = await this.#db
      .insert(traceKeys)
      .values({ keyId, actor, ...key })
      .onConflictDoNothing()
      .returning({ keyId: traceKeys.keyId });
    return added[0]?.keyId;
  }

  /** False when there is no such key, or it was revoked before. */
  async revoke(keyId: string, reason: string): Promise<boolean> {
    const [key] = await this.#db.select().from(traceKeys).where(eq(traceKeys.keyId, keyId));
    if (!key) return false;
    const revoked = await this.#db
      .insert(traceKeyRevocations)
      // What was signed by a clock that is ahead of ours came before; nothing that comes now is taken.
      .values({ keyId, reason, revokedAt: sql`now() + ${interval(ACTOR_CLOCK_MS)}` })
      .onConflictDoNothing()
      .returning();
    return revoked.length > 0;
  }
}
