import { setTimeout as wait } from 'node:timers/promises';
import type { PayParams } from '@cheyantong/contract';
import { type PayChannel, payChannelOfCode, SERVICES } from '@cheyantong/domain';
import { VendorUnavailable } from '../../adapters/payments/port.ts';
import { Failure } from '../../http/failure.ts';
import { PaymentCodes } from './codes.ts';
import type { PaymentDesk } from './desk.ts';
import { notifyUrl } from './notice-routes.ts';
import type { PayableOrder } from './order-book.ts';

/** How long somebody waits for a code that another request is asking for, and how often they look. */
const PATIENCE_MS = 7_000;
const LOOK_EVERY_MS = 100;

/** A trade that was paid cannot be paid again, though its money settled nothing. */
const PAID_A_WRONG_AMOUNT = '收到的款项与订单金额不符，正在原路退回，请改用其他方式支付';

/** The code of an order for one channel: asked of the vendor once, however many ask us. */
export async function createPayCode(desk: PaymentDesk, memberId: bigint, params: PayParams): Promise<string> {
  const order = await desk.orders.findOwn(desk.db, params.outTradeNo, memberId);
  if (!order) throw new Failure('A0401');
  refuseUnpayable(order);
  // What the client believes the price to be is compared and never used.
  if (params.amount !== order.amountCents) throw new Failure('A0500', '价格发生变动，请刷新页面');
  const channel = payChannelOfCode(params.channel);
  const { orderNo, amountCents, expiresAt } = order;
  await new PaymentCodes(desk.db).reserve({ orderNo, channel, amountCents, expiresAt });
  return codeOf(desk, order, channel);
}

export function refuseUnpayable({ status, expiresAt }: PayableOrder): void {
  if (status !== 'unpaid' || expiresAt <= new Date()) throw new Failure('A0500', '订单不可支付');
}

async function codeOf(desk: PaymentDesk, order: PayableOrder, channel: PayChannel): Promise<string> {
  const codes = new PaymentCodes(desk.db);
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (Date.now() < giveUpAt) {
    const known = await codes.find(order.orderNo, channel);
    if (known?.status === 'paid') throw new Failure('A0500', PAID_A_WRONG_AMOUNT);
    if (known?.status !== 'open') throw new Failure('A0500', '订单不可支付');
    if (known.code) return known.code;
    if (await codes.claim(order.orderNo, channel)) return askVendor(desk, order, channel);
    await wait(LOOK_EVERY_MS);
  }
  throw new Failure('C0001');
}

async function askVendor(desk: PaymentDesk, order: PayableOrder, channel: PayChannel): Promise<string> {
  const codes = new PaymentCodes(desk.db);
  const { orderNo, amountCents, expiresAt, service, skuName } = order;
  const subject = `${SERVICES[service].payTitle} ${skuName}`;
  const trade = { orderNo, amountCents, expiresAt, subject, notifyUrl: notifyUrl(desk.publicUrl, channel) };
  try {
    const code = await desk.vendors[channel].createCode(trade);
    if (!(await codes.fill(orderNo, channel, code))) throw new Failure('A0500', '订单不可支付');
    return code.code;
  } catch (error) {
    await codes.release(orderNo, channel);
    if (!(error instanceof VendorUnavailable)) throw error;
    desk.log.warn({ orderNo, problem: error.message }, 'no payment code');
    throw new Failure('C0001');
  }
}
