import { dateTimeText, PAY_CHANNELS, yuanText } from '@cheyantong/domain';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { orders } from '../orders/tables.ts';
import { receipts, refunds } from './tables.ts';

/** Money is known by its order and the vendor's number; there is nothing of the person in it. */
export const paymentsOfMember = {
  async personalData(handle: DbHandle, memberId: bigint) {
    const paid = await handle
      .select({ receipt: receipts, refund: refunds })
      .from(receipts)
      .innerJoin(orders, eq(orders.orderNo, receipts.orderNo))
      .leftJoin(refunds, eq(refunds.receiptId, receipts.id))
      .where(eq(orders.memberId, memberId))
      .orderBy(desc(receipts.id));
    return {
      title: '付款与退款',
      data: paid.map(({ receipt, refund }) => ({
        订单号: receipt.orderNo,
        渠道: PAY_CHANNELS[receipt.channel].label,
        金额: `${yuanText(receipt.amountCents)} 元`,
        付款时间: dateTimeText(receipt.paidAt),
        退款时间: refund?.doneAt ? dateTimeText(refund.doneAt) : null,
        交易号: receipt.transactionId,
      })),
    };
  },

  /** Also of money that came twice or too late. */
  async obstacles(handle: DbHandle, memberId: bigint): Promise<string[]> {
    const waiting = await handle
      .select({ orderNo: refunds.orderNo, amountCents: refunds.amountCents })
      .from(refunds)
      .innerJoin(orders, eq(orders.orderNo, refunds.orderNo))
      .where(and(eq(orders.memberId, memberId), ne(refunds.status, 'done'), ne(orders.status, 'refunding')));
    return waiting.map(
      ({ orderNo, amountCents }) => `订单 ${orderNo} 的 ${yuanText(amountCents)} 元正在退回`,
    );
  },
};
