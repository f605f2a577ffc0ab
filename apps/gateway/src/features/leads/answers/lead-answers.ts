import { and, eq } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { ownIdFrom } from '../../../db/own-id.ts';
import { dealers } from '../../dealers/tables.ts';
import type { Delivery } from '../deliveries.ts';
import { leadAnswers, leads } from '../tables.ts';
import type { LeadAnswer } from './read-answer.ts';

type DealerRow = typeof dealers.$inferSelect;

/** What dealers say they did with a number. */
export class LeadAnswers {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async findDealer(dealerId: string): Promise<DealerRow | undefined> {
    const id = ownIdFrom(dealerId);
    if (id === null) return undefined;
    const [dealer] = await this.#db.select().from(dealers).where(eq(dealers.id, id));
    return dealer;
  }

  /** A lead that this dealer got, also when it was withdrawn since. */
  async findDelivered(dealer: DealerRow, leadId: string): Promise<Delivery | undefined> {
    const id = ownIdFrom(leadId);
    if (id === null) return undefined;
    const [lead] = await this.#db
      .select()
      .from(leads)
      .where(and(eq(leads.id, id), eq(leads.dealerId, dealer.id)));
    return lead && lead.attempts > 0 ? { lead, dealer } : undefined;
  }

  /** False when the dealer said so before. */
  async add(leadId: bigint, { answerId, event, staff, seconds }: LeadAnswer): Promise<boolean> {
    const added = await this.#db
      .insert(leadAnswers)
      .values({ leadId, answerId, event, staff: staff ?? null, seconds: seconds ?? null })
      .onConflictDoNothing()
      .returning({ answerId: leadAnswers.answerId });
    return added.length > 0;
  }
}
