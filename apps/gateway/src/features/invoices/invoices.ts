import { type InvoiceStatus, invoiceStatusesBefore } from '@cheyantong/domain';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval, longAgo } from '../../db/interval.ts';
import { invoiceFiles, invoices } from './tables.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
export type InvoiceFileRow = typeof invoiceFiles.$inferSelect;
export type NewInvoice = Pick<
  typeof invoices.$inferInsert,
  | 'orderNo'
  | 'memberId'
  | 'kind'
  | 'name'
  | 'taxNumber'
  | 'address'
  | 'phone'
  | 'bank'
  | 'bankAccount'
  | 'email'
  | 'service'
  | 'itemName'
  | 'amountCents'
  | 'taxCents'
>;

/** What somebody or something is doing now, or should be. */
const UNDER_WAY: InvoiceStatus[] = ['requested', 'issuing', 'reversing'];

const mayBeRequested = sql`${inArray(invoices.status, invoiceStatusesBefore('requested'))} and ${isNull(invoices.refundedAt)}`;

/** Under a new number: the service has refused the one before. */
const anotherRound = {
  status: 'requested' as const,
  round: sql`${invoices.round} + 1`,
  attempts: 0,
  lastProblem: null,
  failureReason: null,
  triedAt: sql`now()`,
  requestedAt: sql`now()`,
};

/** Invoices and where they stand. Each change is one statement, on the condition that the status still allows it. */
export class Invoices {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** An order's invoice is asked for once, and again after it failed; undefined when it is not to be had. */
  async request(invoice: NewInvoice): Promise<InvoiceRow | undefined> {
    const [requested] = await this.#db
      .insert(invoices)
      .values(invoice)
      .onConflictDoUpdate({
        target: invoices.orderNo,
        set: { ...invoice, ...anotherRound },
        setWhere: mayBeRequested,
      })
      .returning();
    return requested;
  }

  /** With the title it had; undefined when it did not fail, or may not be issued any more. */
  async requestAgain(orderNo: string): Promise<InvoiceRow | undefined> {
    const [requested] = await this.#db
      .update(invoices)
      .set(anotherRound)
      .where(and(eq(invoices.orderNo, orderNo), mayBeRequested))
      .returning();
    return requested;
  }

  /** The invoice as it stands now, or undefined when it cannot go there from where it is. */
  async move(
    id: bigint,
    next: InvoiceStatus,
    facts: Partial<
      Pick<InvoiceRow, 'number' | 'issuedAt' | 'failureReason' | 'redNumber' | 'reversedAt' | 'attempts'>
    > = {},
  ): Promise<InvoiceRow | undefined> {
    const [moved] = await this.#db
      .update(invoices)
      .set({ ...facts, status: next, lastProblem: null, triedAt: sql`now()` })
      .where(and(eq(invoices.id, id), inArray(invoices.status, invoiceStatusesBefore(next))))
      .returning();
    return moved;
  }

  /** Counts a try before it is made: from now on the service may have issued it, whatever becomes of the try. */
  async beginTry(id: bigint, doing: 'issuing' | 'reversing'): Promise<InvoiceRow | undefined> {
    const from: InvoiceStatus[] = doing === 'issuing' ? ['requested', 'issuing'] : ['reversing'];
    const [begun] = await this.#db
      .update(invoices)
      .set({ status: doing, attempts: sql`${invoices.attempts} + 1`, triedAt: sql`now()` })
      .where(and(eq(invoices.id, id), inArray(invoices.status, from)))
      .returning();
    return begun;
  }

  async recordProblem(id: bigint, problem: string): Promise<void> {
    await this.#db
      .update(invoices)
      .set({ lastProblem: problem })
      .where(and(eq(invoices.id, id), inArray(invoices.status, UNDER_WAY)));
  }

  /** Written down once; from then on the row is locked until the transaction ends. */
  async markRefunded(orderNo: string): Promise<InvoiceRow | undefined> {
    const [refunded] = await this.#db
      .update(invoices)
      .set({ refundedAt: sql`now()` })
      .where(and(eq(invoices.orderNo, orderNo), isNull(invoices.refundedAt)))
      .returning();
    return refunded;
  }

  async find(orderNo: string): Promise<InvoiceRow | undefined> {
    const [found] = await this.#db.select().from(invoices).where(eq(invoices.orderNo, orderNo));
    return found;
  }

  async listOf(memberId: bigint, { pageNum, pageSize }: { pageNum: number; pageSize: number }) {
    const theirs = eq(invoices.memberId, memberId);
    const [counted] = await this.#db.select({ total: count() }).from(invoices).where(theirs);
    const list = await this.#db
      .select()
      .from(invoices)
      .where(theirs)
      .orderBy(desc(invoices.requestedAt), desc(invoices.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    return { list, total: counted?.total ?? 0 };
  }

  allOf(memberId: bigint): Promise<InvoiceRow[]> {
    return this.#db.select().from(invoices).where(eq(invoices.memberId, memberId)).orderBy(asc(invoices.id));
  }

  /** Under way, and nobody has tried anything for so long that whoever had it in hand is probably gone. */
  async listStill(forMs: number, limit: number): Promise<InvoiceRow[]> {
    return this.#db
      .select()
      .from(invoices)
      .where(and(inArray(invoices.status, UNDER_WAY), longAgo(invoices.triedAt, interval(forMs))))
      .orderBy(asc(invoices.triedAt))
      .limit(limit);
  }

  /** What an operator should look at: refused, or tried without an end. */
  async listTroubled(): Promise<InvoiceRow[]> {
    return this.#db
      .select()
      .from(invoices)
      .where(or(mayBeRequested, and(inArray(invoices.status, UNDER_WAY), isNotNull(invoices.lastProblem))))
      .orderBy(asc(invoices.id));
  }

  async addFiles(files: readonly InvoiceFileRow[]): Promise<void> {
    await this.#db.insert(invoiceFiles).values([...files]);
  }

  async filesOf(ids: bigint[]): Promise<InvoiceFileRow[]> {
    if (ids.length === 0) return [];
    return this.#db.select().from(invoiceFiles).where(inArray(invoiceFiles.invoiceId, ids));
  }
}
