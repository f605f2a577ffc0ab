import type { PayChannel } from '@cheyantong/domain';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PayCode } from '../../adapters/payments/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { paymentCodes } from './tables.ts';

export type CodeRow = typeof paymentCodes.$inferSelect;

/** Longer than a vendor may take: whoever asked before and has not come back will not. */
const CLAIM_MS = 8_000;

/** The codes members may scan. Whoever asks a vendor takes the turn first, in one statement. */
export class PaymentCodes {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async find(orderNo: string, channel: PayChannel): Promise<CodeRow | undefined> {
    const [code] = await this.#db.select().from(paymentCodes).where(of(orderNo, channel));
    return code;
  }

  /** Makes the place for a code; what stands there already stays. */
  async reserve(place: { orderNo: string; channel: PayChannel; amountCents: number; expiresAt: Date }) {
    await this.#db.insert(paymentCodes).values(place).onConflictDoNothing();
  }

  /** Answers whether the caller is the one who asks the vendor now. */
  async claim(orderNo: string, channel: PayChannel): Promise<boolean> {
    const lapsed = sql`${paymentCodes.requestedAt} < now() - ${interval(CLAIM_MS)}`;
    const claimed = await this.#db
      .update(paymentCodes)
      .set({ requestedAt: sql`now()` })
      .where(and(stillEmpty(orderNo, channel), or(isNull(paymentCodes.requestedAt), lapsed)))
      .returning({ id: paymentCodes.id });
    return claimed.length > 0;
  }

  /** Answers false when the order was closed while the vendor was asked: then nobody may see the code. */
  async fill(orderNo: string, channel: PayChannel, code: PayCode): Promise<boolean> {
    const filled = await this.#db
      .update(paymentCodes)
      .set(code)
      .where(stillEmpty(orderNo, channel))
      .returning({ id: paymentCodes.id });
    return filled.length > 0;
  }

  async release(orderNo: string, channel: PayChannel): Promise<void> {
    await this.#db.update(paymentCodes).set({ requestedAt: null }).where(stillEmpty(orderNo, channel));
  }

  async openOf(orderNo: string): Promise<CodeRow[]> {
    return this.#db.select().from(paymentCodes).where(openCodeOf(orderNo)).orderBy(asc(paymentCodes.id));
  }

  /** Codes with an address that can still be scanned, newest first. */
  async listScannable(orderNos: string[]): Promise<CodeRow[]> {
    if (orderNos.length === 0) return [];
    return this.#db
      .select()
      .from(paymentCodes)
      .where(
        and(
          inArray(paymentCodes.orderNo, orderNos),
          eq(paymentCodes.status, 'open'),
          isNotNull(paymentCodes.link),
          gt(paymentCodes.expiresAt, sql`now()`),
        ),
      )
      .orderBy(desc(paymentCodes.id));
  }

  /** The open codes of an order whose turn it is to be asked about; taking the turn is part of the question. */
  async takeTurn(orderNo: string, everyMs: number): Promise<CodeRow[]> {
    const due = sql`${lastAsked} < now() - ${interval(everyMs)}`;
    return this.#db
      .update(paymentCodes)
      .set({ lastQueriedAt: sql`now()` })
      .where(and(openCodeOf(orderNo), due))
      .returning();
  }

  /** Open codes without news, the longest unasked first. Old ones are asked about less and less often. */
  async takeQuiet(limit: number): Promise<CodeRow[]> {
    const patience = sql`least(greatest((now() - ${paymentCodes.createdAt}) / 2, interval '1 minute'), interval '5 minutes')`;
    const quiet = this.#db
      .select({ id: paymentCodes.id })
      .from(paymentCodes)
      .where(and(eq(paymentCodes.status, 'open'), sql`${lastAsked} < now() - ${patience}`))
      .orderBy(lastAsked)
      .limit(limit)
      .for('update', { skipLocked: true });
    return this.#db
      .update(paymentCodes)
      .set({ lastQueriedAt: sql`now()` })
      .where(inArray(paymentCodes.id, quiet))
      .returning();
  }

  async markPaid(orderNo: string, channel: PayChannel): Promise<void> {
    await this.#db.update(paymentCodes).set({ status: 'paid' }).where(of(orderNo, channel));
  }

  async markClosed(id: bigint): Promise<void> {
    await this.#db
      .update(paymentCodes)
      .set({ status: 'closed' })
      .where(and(eq(paymentCodes.id, id), eq(paymentCodes.status, 'open')));
  }
}

/** A code that was just made counts as asked about: its notice gets some time. */
const lastAsked: SQL = sql`coalesce(${paymentCodes.lastQueriedAt}, ${paymentCodes.createdAt})`;

const of = (orderNo: string, channel: PayChannel) =>
  and(eq(paymentCodes.orderNo, orderNo), eq(paymentCodes.channel, channel));

const openCodeOf = (orderNo: string) =>
  and(eq(paymentCodes.orderNo, orderNo), eq(paymentCodes.status, 'open'));

const stillEmpty = (orderNo: string, channel: PayChannel) =>
  and(of(orderNo, channel), isNull(paymentCodes.code), eq(paymentCodes.status, 'open'));
