import type { Payment } from '@cheyantong/contract';
import { dateTimeText, PAY_CHANNELS, type PayChannel, SERVICES } from '@cheyantong/domain';
import { Failure } from '../../http/failure.ts';
import { PaymentCodes } from './codes.ts';
import type { PaymentDesk } from './desk.ts';
import { refuseUnpayable } from './payable-order.ts';

/** What the payment dialog needs; a code that was made before comes along as an address. */
export async function openPayment(
  desk: Pick<PaymentDesk, 'db' | 'orders'>,
  memberId: bigint,
  { orderNo, channel }: { orderNo: string; channel: PayChannel },
): Promise<Payment> {
  const order = await desk.orders.findOwn(desk.db, orderNo, memberId);
  if (!order) throw new Failure('A0401');
  refuseUnpayable(order);
  const codes = await new PaymentCodes(desk.db).listScannable([orderNo]);
  return {
    outTradeNo: orderNo,
    orderSn: orderNo,
    orderNo,
    amount: order.amountCents,
    channel: PAY_CHANNELS[channel].wire,
    paymentUrl: codes.find((code) => code.channel === channel)?.link ?? null,
    payTitle: SERVICES[order.service].payTitle,
    serviceLabel: `${order.skuName} · ${order.providerName}`,
    vehicleLabel: order.vehicleName ?? order.vin,
    refundRule: order.refundRule,
    expireTime: dateTimeText(order.expiresAt),
    secondsLeft: Math.ceil(order.msLeft / 1000),
  };
}
