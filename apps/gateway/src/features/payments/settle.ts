import { type PayChannel, type PayWay, yuanText } from '@cheyantong/domain';
import type { PaidTrade } from '../../adapters/payments/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import type { PaymentDesk } from './desk.ts';
import { Ledger, type Receipt } from './ledger.ts';
import type { PayableOrder } from './order-book.ts';
import { CLOSE_OTHER_CODES, SEND_REFUND } from './queues.ts';

/** Money that a vendor has proved to have received for an order. */
export interface ProvedPayment extends PaidTrade {
  orderNo: string;
  channel: PayChannel;
  way: PayWay;
  source: 'notice' | 'query';
}

export type Settlement = 'settled' | 'givenBack' | 'repeated' | 'doubtful' | 'unknownOrder';

/** What is needed to settle, beside the transaction it happens in. */
export type SettlingDesk = Pick<PaymentDesk, 'orders' | 'enqueue'>;

/**
 * The only way an order becomes paid, and all money that is not the order's goes back. It happens in the transaction it is given, with the order locked: notices, polls,
 * cancellations and the end of the order's time take turns, and whoever comes second finds the receipt of the first.
 */
export async function settle(desk: SettlingDesk, tx: DbHandle, payment: ProvedPayment): Promise<Settlement> {
  const { orderNo, channel, way, transactionId, amountCents, paidAt, source } = payment;
  const ledger = new Ledger(tx);
  const order = await desk.orders.lock(tx, orderNo);
  if (!order) return 'unknownOrder';
  // A notice about a sum that nobody asked for is not enough to pay it back: the vendor is asked, once.
  if (amountCents !== order.amountCents && source === 'notice')
    return (await ledger.isBooked(payment)) ? 'repeated' : 'doubtful';

  const purpose = purposeOf(order, amountCents);
  const receipt = await ledger.bookReceipt({
    orderNo,
    channel,
    way,
    transactionId,
    amountCents,
    paidAt,
    purpose,
    source,
  });
  if (!receipt) return 'repeated';

  if (purpose === 'settles') {
    await desk.orders.markPaid(tx, orderNo, { channel, transactionId, paidAt });
    if (receipt.othersOpen) await desk.enqueue(tx, CLOSE_OTHER_CODES, { orderNo });
    return 'settled';
  }
  const reason = purpose === 'wrongAmount' ? wrongAmountReason(order, amountCents) : surplusReason(order);
  const refund = await ledger.queueRefund(receipt, reason);
  if (refund) await desk.enqueue(tx, SEND_REFUND, { refundNo: refund.refundNo });
  await desk.orders.note(tx, orderNo, `${reason}，款项将原路退回`);
  return 'givenBack';
}

function purposeOf(order: PayableOrder, amountCents: number): Receipt['purpose'] {
  if (amountCents !== order.amountCents) return 'wrongAmount';
  return order.status === 'unpaid' ? 'settles' : 'surplus';
}

const surplusReason = ({ status }: PayableOrder): string =>
  status === 'canceled' ? '订单取消后收到付款' : '收到重复付款';

const wrongAmountReason = (order: PayableOrder, amountCents: number): string =>
  `收到 ${yuanText(amountCents)} 元，与订单金额 ${yuanText(order.amountCents)} 元不符`;
