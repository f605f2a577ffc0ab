import type { ServiceInfo } from '@cheyantong/contract';
import {
  ORDER_ACTORS,
  ORDER_STATUSES,
  type OrderActor,
  PAY_CHANNEL_NAMES,
  REPORT_STATUSES,
  type ReportStatus,
  SERVICE_NAMES,
  type Service,
} from '@cheyantong/domain';
import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idOf, moment, now, ownId } from '../../db/columns.ts';
import { members } from '../account/tables.ts';
import { outlets, providers, skus } from '../catalogue/tables.ts';

const services = SERVICE_NAMES as [Service, ...Service[]];
const reportStatuses = Object.keys(REPORT_STATUSES) as [ReportStatus, ...ReportStatus[]];
const actors = Object.keys(ORDER_ACTORS) as [OrderActor, ...OrderActor[]];

/** One paid service for one car. What was bought is written down as it was then: prices and names change. */
export const orders = pgTable(
  'orders',
  {
    id: ownId(),
    orderNo: text('order_no').notNull().unique(),
    memberId: idOf('member_id')
      .notNull()
      .references(() => members.id),
    service: text('service', { enum: services }).notNull(),
    status: text('status', { enum: ORDER_STATUSES }).notNull().default('unpaid'),
    skuId: idOf('sku_id')
      .notNull()
      .references(() => skus.id),
    skuSn: text('sku_sn').notNull(),
    skuName: text('sku_name').notNull(),
    spuName: text('spu_name').notNull(),
    providerId: idOf('provider_id')
      .notNull()
      .references(() => providers.id),
    providerName: text('provider_name').notNull(),
    refundRule: text('refund_rule').notNull(),
    amountCents: integer('amount_cents').notNull(),
    serviceInfo: jsonb('service_info').$type<ServiceInfo>().notNull(),
    vin: text('vin'),
    vehicleName: text('vehicle_name'),
    outletId: idOf('outlet_id').references(() => outlets.id),
    appointDate: date('appoint_date', { mode: 'string' }),
    appointPeriod: text('appoint_period', { enum: ['上午', '下午'] }),
    remark: text('remark'),
    /** What was submitted, as a digest: the same again gets the same order. Demonstration orders have none. */
    submission: text('submission'),
    /** The order that took its place when the member ordered the same again. */
    replacedBy: text('replaced_by'),
    /** What the member ticked on the page; a client without a page has nothing to tick. */
    consentVersion: text('consent_version'),
    consentedAt: moment('consented_at'),
    createdAt: moment('created_at').notNull().default(now),
    /** Until then it can be paid. */
    expiresAt: moment('expires_at').notNull(),
    /** A server is finding out since then whether it was paid after all; the others leave it alone for a while. */
    endingAt: moment('ending_at'),
    channel: text('channel', { enum: PAY_CHANNEL_NAMES }),
    transactionId: text('transaction_id'),
    paidAt: moment('paid_at'),
    finishedAt: moment('finished_at'),
    cancelReason: text('cancel_reason'),
    reportStatus: text('report_status', { enum: reportStatuses }).notNull().default('none'),
    reportCode: text('report_code'),
  },
  (table) => [
    index('orders_of_member').on(table.memberId, table.createdAt),
    index('orders_by_status').on(table.status, table.expiresAt),
    index('orders_of_vin').on(table.vin),
    index('orders_of_sku').on(table.skuId, table.status),
    index('orders_of_outlet').on(table.outletId, table.appointDate),
  ],
);

/** Everything that happened to an order, with who and why; only ever added to. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: ownId(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    actor: text('actor', { enum: actors }).notNull(),
    remark: text('remark'),
    at: moment('at').notNull().default(now),
  },
  (table) => [index('order_events_of_order').on(table.orderNo, table.id)],
);
