import type { PayChannel } from '@cheyantong/domain';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval, longAgo } from '../../db/interval.ts';
import { readyStatement } from '../../db/ready-statement.ts';
import { paymentCodes, receipts, refunds } from './tables.ts';

export type Receipt = typeof receipts.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
type NewReceipt = Omit<typeof receipts.$inferInsert, 'id' | 'createdAt'>;

/** Money that came in and went back. */
export class Ledger {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** Whether exactly this payment is booked: the same transaction with other facts is not the same payment. */
  async isBooked(payment: Pick<Receipt, 'channel' | 'transactionId' | 'orderNo' | 'amountCents'>) {
    const booked = await this.#db
      .select({ id: receipts.id })
      .from(receipts)
      .where(
        and(
          eq(receipts.channel, payment.channel),
          eq(receipts.transactionId, payment.transactionId),
          eq(receipts.orderNo, payment.orderNo),
          eq(receipts.amountCents, payment.amountCents),
        ),
      );
    return booked.length > 0;
  }

  /** Undefined when this transaction of the vendor is booked already; otherwise also whether the order can still be paid with another code. */
  async bookReceipt(receipt: NewReceipt): Promise<(Receipt & { othersOpen: boolean }) | undefined> {
    const [booked] = await bookAndUseUp(this.#db, receipt);
    return booked;
  }

  async settlingReceiptOf(orderNo: string): Promise<Receipt | undefined> {
    const [receipt] = await this.#db
      .select()
      .from(receipts)
      .where(and(eq(receipts.orderNo, orderNo), eq(receipts.purpose, 'settles')));
    return receipt;
  }

  /** A receipt goes back once and whole; asking again changes nothing. */
  async queueRefund(receipt: Receipt, reason: string): Promise<RefundRow | undefined> {
    const { id, orderNo, channel, way, amountCents } = receipt;
    const refundNo = `${orderNo}R${id}`;
    const [queued] = await this.#db
      .insert(refunds)
      .values({ refundNo, receiptId: id, orderNo, channel, way, amountCents, reason })
      .onConflictDoNothing()
      .returning();
    return queued;
  }

  /** Counts a try before it is made; undefined when there is nothing left to do. */
  async beginRefund(refundNo: string): Promise<RefundRow | undefined> {
    const [begun] = await this.#db
      .update(refunds)
      .set({ attempts: sql`${refunds.attempts} + 1` })
      .where(queued(refundNo))
      .returning();
    return begun;
  }

  /** The receipt that was given back, or undefined when somebody else was faster. */
  async recordRefunded(refundNo: string, doneAt: Date): Promise<Receipt | undefined> {
    const [done] = await this.#db
      .update(refunds)
      .set({ status: 'done', doneAt, lastProblem: null })
      .where(queued(refundNo))
      .returning({ receiptId: refunds.receiptId });
    if (!done) return undefined;
    const [receipt] = await this.#db.select().from(receipts).where(eq(receipts.id, done.receiptId));
    return receipt;
  }

  async recordProblem(refundNo: string, problem: string): Promise<void> {
    await this.#db.update(refunds).set({ lastProblem: problem }).where(queued(refundNo));
  }

  async giveUpRefund(refundNo: string): Promise<void> {
    await this.#db.update(refunds).set({ status: 'failed' }).where(queued(refundNo));
  }

  async requeueRefund(refundNo: string): Promise<boolean> {
    const requeued = await this.#db
      .update(refunds)
      .set({ status: 'queued' })
      .where(and(eq(refunds.refundNo, refundNo), eq(refunds.status, 'failed')))
      .returning({ id: refunds.id });
    return requeued.length > 0;
  }

  async refundsOf(orderNo: string): Promise<RefundRow[]> {
    return this.#db.select().from(refunds).where(eq(refunds.orderNo, orderNo)).orderBy(desc(refunds.id));
  }

  async listFailedRefunds(): Promise<RefundRow[]> {
    return this.#db.select().from(refunds).where(eq(refunds.status, 'failed')).orderBy(asc(refunds.id));
  }

  /** Money of another sum than its order's, newest first, and how far it is on its way back. */
  async listWrongAmounts(limit: number) {
    return this.#db
      .select({ receipt: receipts, refund: refunds })
      .from(receipts)
      .innerJoin(refunds, eq(refunds.receiptId, receipts.id))
      .where(eq(receipts.purpose, 'wrongAmount'))
      .orderBy(desc(receipts.id))
      .limit(limit);
  }

  /** Queued for so long that the server which had them in hand is probably gone. */
  async listStuckRefunds(olderThanMs: number, limit: number): Promise<RefundRow[]> {
    return this.#db
      .select()
      .from(refunds)
      .where(and(eq(refunds.status, 'queued'), longAgo(refunds.createdAt, interval(olderThanMs))))
      .orderBy(asc(refunds.id))
      .limit(limit);
  }

  /** What came in through a channel on a day of Beijing. */
  async receiptsOn(day: string, channel: PayChannel): Promise<Receipt[]> {
    return this.#db
      .select()
      .from(receipts)
      .where(and(eq(receipts.channel, channel), sql`${onDay(sql`${receipts.paidAt}`)} = ${day}::date`));
  }

  /** What went back through a channel on a day of Beijing, with the number of the payment. */
  async refundsOn(day: string, channel: PayChannel) {
    return this.#db
      .select({ transactionId: receipts.transactionId, amountCents: refunds.amountCents })
      .from(refunds)
      .innerJoin(receipts, eq(receipts.id, refunds.receiptId))
      .where(
        and(
          eq(refunds.channel, channel),
          eq(refunds.status, 'done'),
          sql`${onDay(sql`${refunds.doneAt}`)} = ${day}::date`,
        ),
      );
  }
}

const onDay = (moment: ReturnType<typeof sql>) => sql`(${moment} at time zone 'Asia/Shanghai')::date`;

/** The money and the code it came by, in one statement. */
const bookAndUseUp = readyStatement((db, receipt: NewReceipt) => {
  const { orderNo, channel, way } = receipt;
  const booking = db.$with('booked').as(
    db
      .insert(receipts)
      .values(receipt)
      .onConflictDoNothing({ target: [receipts.channel, receipts.transactionId] })
      .returning(),
  );
  const othersOpen = sql<boolean>`exists (
    select from ${paymentCodes} other where other.order_no = ${orderNo} and other.status = 'open'
      and (other.channel <> ${channel} or other.way <> ${way})
  )`;
  const usingUp = db.$with('used_up', {}).as(
    sql`update ${paymentCodes} set status = 'paid' from ${booking}
      where ${paymentCodes.orderNo} = ${orderNo} and ${paymentCodes.channel} = ${channel} and ${paymentCodes.way} = ${way}`,
  );
  return db
    .with(booking, usingUp)
    .select({ ...booking._.selectedFields, othersOpen })
    .from(booking);
});

const queued = (refundNo: string) => and(eq(refunds.refundNo, refundNo), eq(refunds.status, 'queued'));
