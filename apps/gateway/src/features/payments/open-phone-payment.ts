import { channelOfPhoneWay, type PhoneWay, payingAddress, SERVICES } from '@cheyantong/domain';
import type { WayFacts } from '../../adapters/payments/port.ts';
import type { PaymentDesk } from './desk.ts';
import { openTrade } from './open-trade.ts';
import { findPayable } from './payable-order.ts';

interface PhonePayment {
  outTradeNo: string;
  amount: number;
  way: PhoneWay;
  payerAddress: string;
}

/** Where the browser goes to pay on this very phone; whoever has paid or given up comes back to the order. */
export async function openPhonePayment(
  desk: PaymentDesk,
  memberId: bigint,
  { way, payerAddress, ...params }: PhonePayment,
): Promise<{ url: string }> {
  const order = await findPayable(desk, memberId, params);
  const { orderType } = SERVICES[order.service];
  const backUrl = desk.publicUrl + payingAddress(orderType, order.orderNo, way);
  const facts: WayFacts = way === 'wap' ? { way, backUrl } : { way, backUrl, payerAddress };
  return { url: await openTrade(desk, order, channelOfPhoneWay(way), facts) };
}
