import {
  INVOICE_FORMATS,
  INVOICE_STATUSES,
  SERVICE_NAMES,
  type Service,
  TITLE_KINDS,
  type TitleKind,
} from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idOf, moment, now, ownId } from '../../db/columns.ts';
import { members } from '../account/tables.ts';
import { orders } from '../orders/tables.ts';

const services = SERVICE_NAMES as [Service, ...Service[]];
const kinds = Object.keys(TITLE_KINDS) as [TitleKind, ...TitleKind[]];

/** Whom an invoice is made out to; printed on it as it was when it was asked for. */
const titleColumns = () => ({
  kind: text('kind', { enum: kinds }).notNull(),
  name: text('name').notNull(),
  taxNumber: text('tax_number'),
  address: text('address'),
  phone: text('phone'),
  bank: text('bank'),
  bankAccount: text('bank_account'),
  email: text('email'),
});

const ofMember = () =>
  idOf('member_id')
    .notNull()
    .references(() => members.id);

/** Titles that members keep for the next time. */
export const invoiceTitles = pgTable(
  'invoice_titles',
  {
    id: ownId(),
    memberId: ofMember(),
    ...titleColumns(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    index('invoice_titles_of_member').on(table.memberId, table.id),
    uniqueIndex('invoice_titles_one_default').on(table.memberId).where(sql`is_default`),
  ],
);

/** An order's invoice: there is one. Amounts are the order's, tax included, computed once. */
export const invoices = pgTable(
  'invoices',
  {
    id: ownId(),
    orderNo: text('order_no')
      .notNull()
      .unique()
      .references(() => orders.orderNo),
    memberId: ofMember(),
    status: text('status', { enum: INVOICE_STATUSES }).notNull().default('requested'),
    ...titleColumns(),
    service: text('service', { enum: services }).notNull(),
    itemName: text('item_name').notNull(),
    amountCents: integer('amount_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    /** How often it was asked for; a request that the service refused is never sent again under its number. */
    round: integer('round').notNull().default(1),
    /** Tries of this round to issue it or to take it back. */
    attempts: integer('attempts').notNull().default(0),
    lastProblem: text('last_problem'),
    /** When something was last tried: what lies still for too long is taken up again. */
    triedAt: moment('tried_at').notNull().default(now),
    number: text('number').unique(),
    issuedAt: moment('issued_at'),
    failureReason: text('failure_reason'),
    /** The order's money went back: what is issued has to be taken back, and nothing new is issued. */
    refundedAt: moment('refunded_at'),
    redNumber: text('red_number').unique(),
    reversedAt: moment('reversed_at'),
    requestedAt: moment('requested_at').notNull().default(now),
  },
  (table) => [
    index('invoices_of_member').on(table.memberId, table.requestedAt),
    index('invoices_under_way').on(table.status, table.triedAt),
  ],
);

/** The files of an invoice and of its red letter, by the number that stands on them. */
export const invoiceFiles = pgTable(
  'invoice_files',
  {
    invoiceId: idOf('invoice_id')
      .notNull()
      .references(() => invoices.id),
    number: text('number').notNull(),
    format: text('format', { enum: INVOICE_FORMATS }).notNull(),
    /** Of the feature `files`, which keeps the bytes. */
    fileId: uuid('file_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.format] }),
    index('invoice_files_of_invoice').on(table.invoiceId),
  ],
);
