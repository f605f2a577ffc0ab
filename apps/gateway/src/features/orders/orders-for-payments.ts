import { PAY_CHANNELS, type PayChannel } from '@cheyantong/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { readyStatement } from '../../db/ready-statement.ts';
import type { Tell } from '../messages/index.ts';
import { paidMessage, refundedMessage } from './order-messages.ts';
import { OrderMoves } from './order-moves.ts';
import type { BeginReport, ReverseInvoice } from './ports.ts';
import { orders } from './tables.ts';

interface Payment {
  channel: PayChannel;
  transactionId: string;
  paidAt: Date;
}

/** What follows when an order's money comes or goes, in the same transaction. */
interface AfterPayments {
  beginReport: BeginReport;
  reverseInvoice: ReverseInvoice;
  tell: Tell;
}

/** What payments and invoices want to know of an order; it has three times as many columns. */
const PAYABLE = {
  orderNo: orders.orderNo,
  memberId: orders.memberId,
  service: orders.service,
  status: orders.status,
  amountCents: orders.amountCents,
  skuName: orders.skuName,
  providerName: orders.providerName,
  vehicleName: orders.vehicleName,
  vin: orders.vin,
  refundRule: orders.refundRule,
  expiresAt: orders.expiresAt,
  msLeft: sql<number>`(extract(epoch from ${orders.expiresAt} - now()) * 1000)::double precision`,
};

/** The orders, as payments see them. */
export const ordersForPayments = ({ beginReport, reverseInvoice, tell }: AfterPayments) => ({
  async findOwn(handle: DbHandle, orderNo: string, memberId: bigint) {
    const [own] = await ownOrder(handle, { orderNo, memberId });
    return own;
  },

  lock,

  async markPaid(tx: DbHandle, orderNo: string, { channel, transactionId, paidAt }: Payment): Promise<void> {
    const paid = await new OrderMoves(tx).move(orderNo, 'paid', {
      actor: 'payment',
      remark: `${PAY_CHANNELS[channel].label}支付成功`,
      with: { channel, transactionId, paidAt, reportStatus: 'generating' },
    });
    if (!paid) throw new Error(`order ${orderNo} was not waiting for money`);
    await tell(tx, paid.memberId, paidMessage(paid));
    await beginReport(tx, paid);
  },

  async markRefunded(tx: DbHandle, orderNo: string): Promise<void> {
    const refunded = await new OrderMoves(tx).move(orderNo, 'refunded', {
      actor: 'payment',
      remark: '款项已原路退回',
    });
    if (!refunded) return;
    await tell(tx, refunded.memberId, refundedMessage(refunded));
    await reverseInvoice(tx, orderNo);
  },

  async note(tx: DbHandle, orderNo: string, remark: string): Promise<void> {
    const order = await lock(tx, orderNo);
    if (order) await new OrderMoves(tx).record(orderNo, order.status, 'payment', remark);
  },
});

/** Not "for update": receipts and events refer to the order, and need not wait for each other. */
async function lock(tx: DbHandle, orderNo: string) {
  const [order] = await lockedOrder(tx, { orderNo });
  return order;
}

const ownOrder = readyStatement((handle, { orderNo, memberId }: { orderNo: string; memberId: bigint }) =>
  handle
    .select(PAYABLE)
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), eq(orders.memberId, memberId))),
);

const lockedOrder = readyStatement((tx, { orderNo }: { orderNo: string }) =>
  tx.select(PAYABLE).from(orders).where(eq(orders.orderNo, orderNo)).for('no key update'),
);
