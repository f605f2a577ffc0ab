import { Failure } from '../../http/failure.ts';
import type { PaymentDesk } from './desk.ts';
import type { PayableOrder } from './order-book.ts';

/** The member's own order, still to be paid, at the price they see. */
export async function findPayable(
  desk: Pick<PaymentDesk, 'db' | 'orders'>,
  memberId: bigint,
  { outTradeNo, amount }: { outTradeNo: string; amount: number },
): Promise<PayableOrder> {
  const order = await desk.orders.findOwn(desk.db, outTradeNo, memberId);
  if (!order) throw new Failure('A0401');
  refuseUnpayable(order);
  // What the client believes the price to be is compared and never used.
  if (amount !== order.amountCents) throw new Failure('A0500', '价格发生变动，请刷新页面');
  return order;
}

export function refuseUnpayable({ status, msLeft }: PayableOrder): void {
  if (status !== 'unpaid' || msLeft <= 0) throw new Failure('A0500', '订单不可支付');
}
