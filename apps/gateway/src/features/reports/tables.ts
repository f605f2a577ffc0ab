import { SERVICE_NAMES, type Service } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, idOf, moment, now, ownId } from '../../db/columns.ts';
import { members } from '../account/tables.ts';
import { orders } from '../orders/tables.ts';

const services = SERVICE_NAMES as [Service, ...Service[]];

/** What was asked of a provider for an order, and how far that has got. */
export const reportRequests = pgTable(
  'report_requests',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => orders.orderNo),
    providerCode: text('provider_code').notNull(),
    /** withdrawn: the member canceled; canceled: the provider knows, too. */
    status: text('status', {
      enum: ['queued', 'accepted', 'answered', 'nothing', 'failed', 'withdrawn', 'canceled'],
    })
      .notNull()
      .default('queued'),
    providerRef: text('provider_ref'),
    attempts: integer('attempts').notNull().default(0),
    lastProblem: text('last_problem'),
    /** The highest edition of the provider's answer that was taken; a correction has a higher one. */
    revision: integer('revision').notNull().default(0),
    /** Without an answer by then, the money goes back. */
    dueAt: moment('due_at').notNull(),
    createdAt: moment('created_at').notNull().default(now),
    acceptedAt: moment('accepted_at'),
    lastAskedAt: moment('last_asked_at'),
    answeredAt: moment('answered_at'),
  },
  (table) => [index('report_requests_open').on(table.status, table.createdAt)],
);

/** Issued reports. Document, PDF and signature are written once and never changed; only the standing may. */
export const reports = pgTable(
  'reports',
  {
    id: ownId(),
    reportCode: text('report_code').notNull().unique(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    memberId: idOf('member_id')
      .notNull()
      .references(() => members.id),
    service: text('service', { enum: services }).notNull(),
    /** Of the pack that a battery report is about, where it can be traced. */
    batteryCode: text('battery_code'),
    /** The report as it is read, serialised once: the digest is over exactly this text. */
    document: text('document').notNull(),
    /** Of reports that were issued before PDFs lay in the storage. */
    pdf: bytes('pdf'),
    pdfFileId: uuid('pdf_file_id'),
    statement: text('statement').notNull(),
    signature: text('signature').notNull(),
    algorithm: text('algorithm', { enum: ['Ed25519', 'SM2'] }).notNull(),
    keyId: text('key_id').notNull(),
    standing: text('standing', { enum: ['valid', 'superseded', 'withdrawn'] })
      .notNull()
      .default('valid'),
    supersededBy: text('superseded_by'),
    withdrawnReason: text('withdrawn_reason'),
    issuedAt: moment('issued_at').notNull().default(now),
  },
  (table) => [
    check('reports_have_one_pdf', sql`num_nonnulls(pdf, pdf_file_id) = 1`),
    index('reports_of_order').on(table.orderNo, table.id),
    index('reports_of_battery').on(table.batteryCode).where(sql`battery_code is not null`),
    index('reports_of_member').on(table.memberId, table.issuedAt),
  ],
);

/** Keys that reports are or were signed with; an old one stays published as long as its reports do. */
export const reportKeys = pgTable('report_keys', {
  keyId: text('key_id').primaryKey(),
  algorithm: text('algorithm', { enum: ['Ed25519', 'SM2'] }).notNull(),
  publicKey: text('public_key').notNull(),
  since: moment('since').notNull().default(now),
});

/** Callbacks of providers that could not be used, for the conversation with them. */
export const refusedCallbacks = pgTable('refused_callbacks', {
  id: ownId(),
  providerCode: text('provider_code').notNull(),
  orderNo: text('order_no'),
  reason: text('reason').notNull(),
  details: jsonb('details').$type<string[]>().notNull().default([]),
  receivedAt: moment('received_at').notNull().default(now),
});

/** Messages of providers that were taken, for as long as their time would still be good: each counts once. */
export const seenCallbacks = pgTable(
  'seen_callbacks',
  {
    providerCode: text('provider_code').notNull(),
    nonce: text('nonce').notNull(),
    seenAt: moment('seen_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.providerCode, table.nonce] })],
);
