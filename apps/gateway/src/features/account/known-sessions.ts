import { SECOND_MS } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { AskedTogether } from '../../memory/asked-together.ts';
import { ShortLived } from '../../memory/short-lived.ts';
import { hashToken } from '../../secrets/random.ts';
import { membersByToken } from './members-by-token.ts';

/** A page asks several things at once; another server's word that a session is over is heard so much later. */
const MAY_LAG_MS = SECOND_MS;
/** Longer than the transaction lasts that ends a session, and than anything lasts that was read before. */
const CHANGING_MS = 10 * SECOND_MS;
const MOST_MEMBERS = 20_000;

/** Whose token it is, remembered for a moment. Whoever ends sessions on this server says so, and no call after that goes by memory. */
export class KnownSessions {
  readonly #asked: AskedTogether<string, string>;
  /** Members by the hash of their token. */
  readonly #members: ShortLived<string>;
  readonly #changing = new ShortLived<true>({ lifeMs: CHANGING_MS, size: MOST_MEMBERS });

  constructor(db: DbHandle, mayLagMs = MAY_LAG_MS) {
    this.#asked = new AskedTogether(membersByToken(db));
    this.#members = new ShortLived({ lifeMs: mayLagMs, size: MOST_MEMBERS });
  }

  async memberOf(token: string): Promise<string | null> {
    const hash = hashToken(token);
    const known = this.#members.recall(hash);
    if (known && !this.#changing.recall(known)) return known;
    const memberId = await this.#asked.ask(hash);
    if (memberId) this.#members.keep(hash, memberId);
    return memberId ?? null;
  }

  /** Sessions of this member are being ended, or were just now: for a while the database is asked each time. */
  areChanging(memberId: string): void {
    this.#changing.keep(memberId, true);
  }
}
