import { and, eq, ne } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { leads } from '../leads/tables.ts';
import { parts } from '../parts/tables.ts';
import type { TraceDesk } from './desk.ts';
import type { Judgement } from './judge.ts';
import { traceOwners } from './tables.ts';

/** Who may read what is sealed: who proved to own the car, and who bought the part. */
export class Owners {
  readonly #db: DbHandle;

  constructor({ db }: Pick<TraceDesk, 'db'>) {
    this.#db = db;
  }

  async owns(memberId: string, judgement: Judgement): Promise<boolean> {
    return (await this.#proved(memberId, judgement.code)) || (await this.#bought(memberId, judgement));
  }

  async remember(memberId: string, code: string): Promise<void> {
    await this.#db
      .insert(traceOwners)
      .values({ code, memberId: BigInt(memberId) })
      .onConflictDoNothing();
  }

  async #proved(memberId: string, code: string): Promise<boolean> {
    const proved = await this.#db
      .select({ code: traceOwners.code })
      .from(traceOwners)
      .where(and(eq(traceOwners.code, code), eq(traceOwners.memberId, BigInt(memberId))));
    return proved.length > 0;
  }

  /**
   * Asking for a part makes nobody its owner. The supplier's signed sale does, if it names a purchase of this part that
   * the member has not withdrawn.
   */
  async #bought(memberId: string, judgement: Judgement): Promise<boolean> {
    const purchase = ownIdFrom(purchaseSold(judgement) ?? '');
    if (purchase === null) return false;
    const bought = await this.#db
      .select({ id: leads.id })
      .from(leads)
      .innerJoin(parts, eq(parts.id, leads.partId))
      .where(
        and(
          eq(leads.id, purchase),
          eq(leads.memberId, BigInt(memberId)),
          ne(leads.status, 'withdrawn'),
          eq(parts.traceCode, judgement.code),
        ),
      );
    return bought.length > 0;
  }
}

/** The number of the purchase by which a part left its supplier; none while it is, or is back, in stock. */
function purchaseSold({ state, events, sealed }: Judgement): string | undefined {
  if (state !== 'sold' && state !== 'fitted') return undefined;
  const sale = events.findLast(({ event }) => event.kind === 'sale');
  return sealed.find(({ seq }) => seq === sale?.row.seq)?.facts.orderNo;
}
