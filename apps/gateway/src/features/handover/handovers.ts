import { HANDOVER, type HandoverState } from '@cheyantong/domain';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { hashToken, legibleCode, newToken } from '../../secrets/random.ts';
import { handovers } from './tables.ts';

const IS_GOOD = and(isNull(handovers.confirmedAt), gt(handovers.expiresAt, sql`now()`));

export class Handovers {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async begin(path: string): Promise<{ scene: string; watch: string }> {
    const scene = legibleCode(HANDOVER.sceneLetters);
    const watch = newToken();
    await this.#db.insert(handovers).values({
      sceneHash: hashToken(scene),
      watchHash: hashToken(watch),
      path,
      expiresAt: sql`now() + ${interval(HANDOVER.lifeMs)}`,
    });
    return { scene, watch };
  }

  /** Whoever scanned it looks, as often as they like; undefined when it is used or over. */
  async open(scene: string): Promise<{ path: string; secondsLeft: number } | undefined> {
    const [opened] = await this.#db
      .update(handovers)
      .set({ openedAt: sql`coalesce(${handovers.openedAt}, now())` })
      .where(and(eq(handovers.sceneHash, hashToken(scene)), IS_GOOD))
      .returning({
        path: handovers.path,
        secondsLeft: sql<number>`ceil(extract(epoch from ${handovers.expiresAt} - now()))::int`,
      });
    return opened;
  }

  /** The first one gets the page, whoever comes at the same moment. */
  async confirm(scene: string): Promise<{ path: string } | undefined> {
    const [confirmed] = await this.#db
      .update(handovers)
      .set({ confirmedAt: sql`now()` })
      .where(and(eq(handovers.sceneHash, hashToken(scene)), IS_GOOD))
      .returning({ path: handovers.path });
    return confirmed;
  }

  /** What was forgotten has expired. */
  async stateOf(watch: string): Promise<HandoverState> {
    const [found] = await this.#db
      .select({
        state: sql<HandoverState>`case
          when ${handovers.confirmedAt} is not null then 'confirmed'
          when ${handovers.expiresAt} <= now() then 'expired'
          when ${handovers.openedAt} is not null then 'opened'
          else 'waiting' end`,
      })
      .from(handovers)
      .where(eq(handovers.watchHash, hashToken(watch)));
    return found?.state ?? 'expired';
  }

  /** The desktop may still ask what became of one that is just over. */
  async purgeOld(): Promise<void> {
    await this.#db.delete(handovers).where(lt(handovers.expiresAt, sql`now() - interval '10 minutes'`));
  }
}
