import { PAY_CHANNEL_NAMES, PAY_WAY_NAMES } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf, moment, now, ownId } from '../../db/columns.ts';
import { orders } from '../orders/tables.ts';

const channel = () => text('channel', { enum: PAY_CHANNEL_NAMES }).notNull();
/** What was written before there were other ways, or is by a server that does not know them yet, is a code. */
const way = () => text('way', { enum: PAY_WAY_NAMES }).notNull().default('code');
/** A day's takings outgrow 32 bits at 21 million yuan. */
const sumOfCents = (name: string) => bigint(name, { mode: 'number' });
const ofOrder = () =>
  text('order_no')
    .notNull()
    .references(() => orders.orderNo);

/** What a member may pay with: one for each order, channel and way. */
export const paymentCodes = pgTable(
  'payment_codes',
  {
    id: ownId(),
    orderNo: ofOrder(),
    channel: channel(),
    way: way(),
    amountCents: integer('amount_cents').notNull(),
    /** What the way begins with (the port's PayCode); null while the vendor has not answered. */
    code: text('code'),
    /** The same as an address, for a dialog that is opened again. */
    link: text('link'),
    /** Somebody is asking the vendor for the code since then; the others wait. */
    requestedAt: moment('requested_at'),
    status: text('status', { enum: ['open', 'paid', 'closed'] })
      .notNull()
      .default('open'),
    expiresAt: moment('expires_at').notNull(),
    lastQueriedAt: moment('last_queried_at'),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    unique('payment_codes_once').on(table.orderNo, table.channel, table.way),
    index('payment_codes_open').on(table.status, table.expiresAt),
  ],
);

/** Money that came in, as the vendor proved it: the ledger. A vendor's transaction stands here once. */
export const receipts = pgTable(
  'receipts',
  {
    id: ownId(),
    orderNo: ofOrder(),
    channel: channel(),
    way: way(),
    transactionId: text('transaction_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    paidAt: moment('paid_at').notNull(),
    /**
     * settles its order, or goes back: surplus is a second payment or one after the order was closed, wrongAmount is
     * money of another sum than was asked for.
     */
    purpose: text('purpose', { enum: ['settles', 'surplus', 'wrongAmount'] }).notNull(),
    source: text('source', { enum: ['notice', 'query'] }).notNull(),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    unique('receipts_once').on(table.channel, table.transactionId),
    // An order is paid by one receipt, whatever races.
    uniqueIndex('receipts_settling_once').on(table.orderNo).where(sql`purpose = 'settles'`),
    index('receipts_by_day').on(table.channel, table.paidAt),
  ],
);

/** Money that goes back; a receipt is refunded once, in full. */
export const refunds = pgTable(
  'refunds',
  {
    id: ownId(),
    refundNo: text('refund_no').notNull().unique(),
    receiptId: idOf('receipt_id')
      .notNull()
      .unique()
      .references(() => receipts.id),
    orderNo: ofOrder(),
    channel: channel(),
    way: way(),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: ['queued', 'done', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastProblem: text('last_problem'),
    createdAt: moment('created_at').notNull().default(now),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('refunds_of_order').on(table.orderNo),
    index('refunds_by_status').on(table.status, table.createdAt),
  ],
);

/** Every notice a vendor (or somebody pretending) sent, and what became of it. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: ownId(),
    channel: channel(),
    /** The vendor's own id of the notice, where it could be read and trusted. */
    noticeId: text('notice_id'),
    orderNo: text('order_no'),
    verdict: text('verdict', {
      enum: ['accepted', 'repeated', 'unproved', 'wrongAmount', 'wrongMerchant', 'unknownOrder', 'ignored'],
    }).notNull(),
    note: text('note'),
    receivedAt: moment('received_at').notNull().default(now),
  },
  (table) => [
    index('payment_notices_of_order').on(table.orderNo),
    index('payment_notices_by_time').on(table.receivedAt),
  ],
);

/** Our ledger against the vendor's, day by day. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    id: ownId(),
    day: date('day', { mode: 'string' }).notNull(),
    channel: channel(),
    ourCents: sumOfCents('our_cents').notNull(),
    vendorCents: sumOfCents('vendor_cents').notNull(),
    differences: jsonb('differences')
      .$type<
        {
          kind: 'onlyOurs' | 'onlyVendor' | 'amount' | 'refund';
          transactionId: string;
          ourCents: number;
          vendorCents: number;
        }[]
      >()
      .notNull(),
    madeAt: moment('made_at').notNull().default(now),
  },
  (table) => [unique('reconciliations_once').on(table.day, table.channel)],
);
