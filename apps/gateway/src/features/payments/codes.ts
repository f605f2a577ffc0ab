import { MINUTE_MS, PAYMENT, type PayChannel, type PayWay } from '@cheyantong/domain';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PayCode } from '../../adapters/payments/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import { interval, longAgo } from '../../db/interval.ts';
import { readyStatement } from '../../db/ready-statement.ts';
import { orders } from '../orders/tables.ts';
import { paymentCodes } from './tables.ts';

export type CodeRow = typeof paymentCodes.$inferSelect & { isOver: boolean };

/** Whether a code's time is over is for the database's clock to say: that of a server may be wrong. */
const codeRow = {
  ...getTableColumns(paymentCodes),
  isOver: sql<boolean>`${paymentCodes.expiresAt} <= now()`,
};

/** Where a code of an order stands: one place for each channel and way. */
export interface CodePlace {
  orderNo: string;
  channel: PayChannel;
  way: PayWay;
}

interface NewPlace extends CodePlace {
  amountCents: number;
  expiresAt: Date;
  made: PayCode | undefined;
}

/** Longer than a vendor may take: whoever asked before and has not come back will not. */
const CLAIM_MS = 8_000;

/** The codes members may pay with. Whoever asks a vendor takes the turn first, in one statement. */
export class PaymentCodes {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async find(place: CodePlace): Promise<CodeRow | undefined> {
    const [code] = await this.#db.select(codeRow).from(paymentCodes).where(at(place));
    return code;
  }

  /**
   * Makes the place for a code; whoever made it is answered true, and asks the vendor unless the code is made already. What
   * stands there already stays. While money is being taken for the order it waits: whoever takes money sees every place there is,
   * and none is made after that.
   */
  async reserve({ expiresAt, made, ...place }: NewPlace): Promise<boolean> {
    const until = expiresAt.toISOString();
    const { code = null, link = null } = made ?? {};
    const reserved = await reservePlace(this.#db, { ...place, until, code, link });
    return reserved.length > 0;
  }

  /** Answers whether the caller is the one who asks the vendor now. */
  async claim(place: CodePlace): Promise<boolean> {
    const lapsed = longAgo(paymentCodes.requestedAt, interval(CLAIM_MS));
    const claimed = await this.#db
      .update(paymentCodes)
      .set({ requestedAt: sql`now()` })
      .where(and(stillEmpty(place), or(isNull(paymentCodes.requestedAt), lapsed)))
      .returning({ id: paymentCodes.id });
    return claimed.length > 0;
  }

  /** Answers false when the order was closed while the vendor was asked: then nobody may see the code. */
  async fill(place: CodePlace, code: PayCode): Promise<boolean> {
    const { orderNo, channel, way } = place;
    const filled = await fillPlace(this.#db, { ...code, orderNo, channel, way });
    return filled.length > 0;
  }

  async release(place: CodePlace): Promise<void> {
    await this.#db.update(paymentCodes).set({ requestedAt: null }).where(stillEmpty(place));
  }

  /** Empties a place whose code the vendor was asked for so long ago that it leads nowhere any more. */
  async forgetOlder(place: CodePlace, ageMs: number): Promise<void> {
    await this.#db
      .update(paymentCodes)
      .set({ code: null, link: null, requestedAt: null })
      .where(
        and(
          at(place),
          isNotNull(paymentCodes.code),
          eq(paymentCodes.status, 'open'),
          longAgo(paymentCodes.requestedAt, interval(ageMs)),
        ),
      );
  }

  async openOf(orderNo: string): Promise<CodeRow[]> {
    return this.#db
      .select(codeRow)
      .from(paymentCodes)
      .where(openCodeOf(orderNo))
      .orderBy(asc(paymentCodes.id));
  }

  /** Codes with an address that can still be scanned, newest first. */
  async listScannable(orderNos: string[]): Promise<CodeRow[]> {
    if (orderNos.length === 0) return [];
    return this.#db
      .select(codeRow)
      .from(paymentCodes)
      .where(
        and(
          inArray(paymentCodes.orderNo, orderNos),
          eq(paymentCodes.way, 'code'),
          eq(paymentCodes.status, 'open'),
          isNotNull(paymentCodes.link),
          gt(paymentCodes.expiresAt, sql`now()`),
        ),
      )
      .orderBy(desc(paymentCodes.id));
  }

  /** The open codes of an order whose turn it is to be asked about; taking the turn is part of the question. */
  async takeTurn(orderNo: string): Promise<CodeRow[]> {
    return this.#db
      .update(paymentCodes)
      .set({ lastQueriedAt: sql`now()` })
      .where(dueCodeOf(orderNo))
      .returning(codeRow);
  }

  /** Open codes without news, the longest unasked first. Old ones are asked about less and less often. */
  async takeQuiet(limit: number): Promise<CodeRow[]> {
    const patience = sql`least(greatest((now() - ${paymentCodes.createdAt}) / 2, interval '1 minute'), interval '5 minutes')`;
    const quiet = this.#db
      .select({ id: paymentCodes.id })
      .from(paymentCodes)
      .where(and(eq(paymentCodes.status, 'open'), longAgo(lastAsked, patience)))
      .orderBy(lastAsked)
      .limit(limit)
      .for('update', { skipLocked: true });
    return this.#db
      .update(paymentCodes)
      .set({ lastQueriedAt: sql`now()` })
      .where(inArray(paymentCodes.id, quiet))
      .returning(codeRow);
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

const at = ({ orderNo, channel, way }: CodePlace) =>
  and(eq(paymentCodes.orderNo, orderNo), eq(paymentCodes.channel, channel), eq(paymentCodes.way, way));

const openCodeOf = (orderNo: string | SQL) =>
  and(eq(paymentCodes.orderNo, orderNo), eq(paymentCodes.status, 'open'));

/** A dialog that stays open is asked about less and less often: nearly every payment is told by a notice. */
const betweenQuestions = sql`least(
  greatest(${interval(PAYMENT.vendorQueryMs)}, (now() - ${paymentCodes.createdAt}) / 6), ${interval(MINUTE_MS)})`;

/** The open codes of an order whose vendor is to be asked again. */
export const dueCodeOf = (orderNo: string | SQL) =>
  and(openCodeOf(orderNo), longAgo(lastAsked, betweenQuestions));

const stillEmpty = (place: CodePlace) =>
  and(at(place), isNull(paymentCodes.code), eq(paymentCodes.status, 'open'));

type ReadyPlace = Omit<NewPlace, 'expiresAt' | 'made'> & { until: string } & Record<
    'code' | 'link',
    string | null
  >;

const reservePlace = readyStatement((db, place: ReadyPlace) => {
  const { orderNo, channel, way, amountCents, until, code, link } = place;
  const reserving = db.$with('reserved', { id: sql<string>`id`.as('id') }).as(
    sql`insert into ${paymentCodes} (order_no, channel, way, amount_cents, expires_at, requested_at, code, link)
        select ${orders.orderNo}, ${channel}, ${way}, ${amountCents}::integer, ${until}::timestamptz, now(), ${code}, ${link}
        from ${orders} where ${orders.orderNo} = ${orderNo} and ${orders.status} = 'unpaid' for share
        on conflict do nothing returning id`,
  );
  return db.with(reserving).select().from(reserving);
});

const fillPlace = readyStatement((db, { code, link, ...place }: PayCode & CodePlace) =>
  db.update(paymentCodes).set({ code, link }).where(stillEmpty(place)).returning({ id: paymentCodes.id }),
);
