import type { MiniPayment } from '../../adapters/payments/port.ts';
import { Failure } from '../../http/failure.ts';
import type { PaymentDesk } from './desk.ts';
import { openTrade } from './open-trade.ts';
import { findPayable } from './payable-order.ts';

/** What the mini-program pays an order with: prepared at WeChat for this person once, signed anew each time. */
export async function createMiniPayment(
  desk: PaymentDesk,
  memberId: bigint,
  params: { outTradeNo: string; amount: number },
): Promise<MiniPayment> {
  const order = await findPayable(desk, memberId, params);
  const openid = await desk.openidOf(desk.db, memberId);
  if (!openid) throw new Failure('A0232', '请先在小程序里登录，再付款');
  const prepayId = await openTrade(desk, order, 'wechat', { way: 'jsapi', openid });
  return desk.vendors.wechat.signMiniPayment(prepayId);
}
