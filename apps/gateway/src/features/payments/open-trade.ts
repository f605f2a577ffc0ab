import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS, type PayChannel, type PayWay, SERVICES, tradeNoOf } from '@cheyantong/domain';
import { type PayCode, VendorUnavailable, type WayFacts } from '../../adapters/payments/port.ts';
import { Failure } from '../../http/failure.ts';
import { type CodePlace, PaymentCodes } from './codes.ts';
import type { PaymentDesk } from './desk.ts';
import { notifyUrl } from './notice-routes.ts';
import type { PayableOrder } from './order-book.ts';

/** How long somebody waits for a code that another request is asking for, and how often they look. */
const PATIENCE_MS = 7_000;
const LOOK_EVERY_MS = 100;
/** Codes live as long as their order, but for WeChat's link for browsers: it opens for five minutes. */
const CODE_LIVES_MS: Partial<Record<PayWay, number>> = { h5: 4 * MINUTE_MS };

/** A trade that was paid cannot be paid again, though its money settled nothing. */
const PAID_A_WRONG_AMOUNT = '收到的款项与订单金额不符，正在原路退回，请改用其他方式支付';

/** What paying an order begins with, by one channel and way: asked of the vendor once, however many ask us. */
export async function openTrade(
  desk: PaymentDesk,
  order: PayableOrder,
  channel: PayChannel,
  way: WayFacts,
): Promise<string> {
  const codes = new PaymentCodes(desk.db);
  const { orderNo, amountCents, expiresAt } = order;
  const place: CodePlace = { orderNo, channel, way: way.way };
  const made = desk.vendors[channel].opensUnasked ? await newCode(desk, order, channel, way) : undefined;
  if (await codes.reserve({ ...place, amountCents, expiresAt, made })) {
    return made?.code ?? askVendor(desk, order, place, way);
  }
  const livesMs = CODE_LIVES_MS[way.way];
  if (livesMs) await codes.forgetOlder(place, livesMs);

  const giveUpAt = Date.now() + PATIENCE_MS;
  while (Date.now() < giveUpAt) {
    const known = await codes.find(place);
    if (known?.status === 'paid') throw new Failure('A0500', PAID_A_WRONG_AMOUNT);
    if (known?.status !== 'open') throw new Failure('A0500', '订单不可支付');
    if (known.code) return known.code;
    if (await codes.claim(place)) return askVendor(desk, order, place, way);
    await wait(LOOK_EVERY_MS);
  }
  throw new Failure('C0001');
}

async function askVendor(
  desk: PaymentDesk,
  order: PayableOrder,
  place: CodePlace,
  way: WayFacts,
): Promise<string> {
  const codes = new PaymentCodes(desk.db);
  try {
    const code = await newCode(desk, order, place.channel, way);
    if (!(await codes.fill(place, code))) throw new Failure('A0500', '订单不可支付');
    return code.code;
  } catch (error) {
    await codes.release(place);
    throw error;
  }
}

async function newCode(
  desk: PaymentDesk,
  { orderNo, amountCents, expiresAt, service, skuName }: PayableOrder,
  channel: PayChannel,
  way: WayFacts,
): Promise<PayCode> {
  try {
    return await desk.vendors[channel].open({
      tradeNo: tradeNoOf(orderNo, way.way),
      amountCents,
      expiresAt,
      subject: `${SERVICES[service].payTitle} ${skuName}`,
      notifyUrl: notifyUrl(desk.publicUrl, channel),
      ...way,
    });
  } catch (error) {
    if (!(error instanceof VendorUnavailable)) throw error;
    desk.log.warn({ orderNo, problem: error.message }, 'no payment code');
    throw new Failure('C0001');
  }
}
