import { leadStatusesBefore } from '@cheyantong/domain';
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { dealers } from '../dealers/tables.ts';
import type { LeadRow } from './leads.ts';
import { leads } from './tables.ts';

type DealerRow = typeof dealers.$inferSelect;

export interface Delivery {
  lead: LeadRow;
  dealer: DealerRow;
}

/** Withdrawn after at least one try: the dealer has the lead, or may have it. */
const withdrawalOwed = and(
  eq(leads.status, 'withdrawn'),
  gt(leads.attempts, 0),
  isNull(leads.withdrawalToldAt),
);

/** Leads on their way to the dealers. Each change is one statement on the condition that the status still allows it. */
export class Deliveries {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** Counts a try before it is made: from now on the dealer may have the lead, whatever becomes of the try. */
  async begin(id: bigint): Promise<Delivery | undefined> {
    const [counted] = await this.#db
      .update(leads)
      .set({ attempts: sql`${leads.attempts} + 1` })
      .where(and(eq(leads.id, id), inArray(leads.status, leadStatusesBefore('delivered'))))
      .returning({ id: leads.id });
    return counted && this.#find(id);
  }

  /**
   * Answers the lead if it is delivered now. One that was withdrawn while it was on its way stays withdrawn, and its
   * dealer has to be told once more.
   */
  async recordDelivered(id: bigint): Promise<LeadRow | undefined> {
    const [lead] = await this.#db
      .update(leads)
      .set({
        status: sql`case when ${inArray(leads.status, leadStatusesBefore('delivered'))} then 'delivered' else ${leads.status} end`,
        deliveredAt: sql`now()`,
        withdrawalToldAt: null,
        lastProblem: null,
      })
      .where(eq(leads.id, id))
      .returning();
    return lead?.status === 'delivered' ? lead : undefined;
  }

  async findWithdrawalOwed(id: bigint): Promise<Delivery | undefined> {
    const delivery = await this.#find(id);
    const owed =
      delivery?.lead.status === 'withdrawn' &&
      delivery.lead.attempts > 0 &&
      delivery.lead.withdrawalToldAt === null;
    return owed ? delivery : undefined;
  }

  async recordWithdrawalTold(id: bigint): Promise<void> {
    await this.#db
      .update(leads)
      .set({ withdrawalToldAt: sql`now()`, lastProblem: null })
      .where(and(eq(leads.id, id), eq(leads.status, 'withdrawn')));
  }

  async recordProblem(id: bigint, problem: string): Promise<void> {
    await this.#db.update(leads).set({ lastProblem: problem }).where(eq(leads.id, id));
  }

  async giveUp(id: bigint): Promise<void> {
    await this.#db
      .update(leads)
      .set({ status: 'undeliverable' })
      .where(and(eq(leads.id, id), inArray(leads.status, leadStatusesBefore('undeliverable'))));
  }

  /** Answers whether there is something to tell the dealer again. */
  async requeue(id: bigint): Promise<boolean> {
    const [requeued] = await this.#db
      .update(leads)
      .set({ status: 'queued' })
      .where(and(eq(leads.id, id), inArray(leads.status, leadStatusesBefore('queued'))))
      .returning({ id: leads.id });
    return Boolean(requeued ?? (await this.findWithdrawalOwed(id)));
  }

  /** What an operator has to look at: undeliverable leads, and withdrawals their dealers did not take. */
  async listStuck(): Promise<Delivery[]> {
    return this.#db
      .select({ lead: leads, dealer: dealers })
      .from(leads)
      .innerJoin(dealers, eq(dealers.id, leads.dealerId))
      .where(or(eq(leads.status, 'undeliverable'), and(withdrawalOwed, isNotNull(leads.lastProblem))))
      .orderBy(asc(leads.createdAt), asc(leads.id));
  }

  async #find(id: bigint): Promise<Delivery | undefined> {
    const [delivery] = await this.#db
      .select({ lead: leads, dealer: dealers })
      .from(leads)
      .innerJoin(dealers, eq(dealers.id, leads.dealerId))
      .where(eq(leads.id, id));
    return delivery;
  }
}
