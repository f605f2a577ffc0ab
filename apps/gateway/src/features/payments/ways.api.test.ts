import {
  beijingDay,
  type PayWay,
  payingAddress,
  SERVICES,
  SIMULATED_MINI_PROGRAM,
  tradeNoOf,
} from '@cheyantong/domain';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openids } from '../mini-program/tables.ts';
import type { Customer } from '../purchase/test-shop.ts';
import { closeOtherCodes } from './end-codes.ts';
import { paymentJobs } from './jobs.ts';
import { LOOK_UP } from './queues.ts';
import { reconcileChannel } from './reconcile.ts';
import { sendRefund } from './refund.ts';
import { paymentCodes } from './tables.ts';
import { openTill, type Till } from './test-till.ts';

let till: Till;
let member: Customer;
beforeAll(async () => {
  till = await openTill();
  member = await till.newCustomer();
  await till.db.insert(openids).values({
    appId: SIMULATED_MINI_PROGRAM.miniProgram.appId,
    openid: 'openid-of-the-member',
    memberId: member.id,
  });
});
afterAll(() => till.close());

const WAYS = [
  ['wap', 'alipay'],
  ['h5', 'wechat'],
  ['jsapi', 'wechat'],
] as const;

const phonePay = (customer: Customer, orderNo: string, way: 'wap' | 'h5', amount = till.offer.price) =>
  customer.call('POST', 'oms-boot/app-api/v1/orders/phonePay', { outTradeNo: orderNo, amount, way });

const miniPay = (customer: Customer, orderNo: string) =>
  customer.call('POST', 'oms-boot/app-api/v1/orders/miniPay', {
    outTradeNo: orderNo,
    amount: till.offer.price,
  });

/** Begins a payment as the phone does: until its browser is there, Alipay knows of nothing. */
async function begin(customer: Customer, orderNo: string, way: PayWay): Promise<void> {
  if (way === 'wap' || way === 'h5') {
    const { code, data } = (await phonePay(customer, orderNo, way)).json();
    expect(code).toBe('00000');
    if (way === 'wap') await fetch(data.url);
  } else {
    expect((await miniPay(customer, orderNo)).json().code).toBe('00000');
  }
}

const tradeAtVendor = async (tradeNo: string) => {
  const trades = (await (await fetch(`${till.gateway.simulatorsUrl}/pay/trades`)).json()) as {
    outTradeNo: string;
    status: string;
  }[];
  return trades.find(({ outTradeNo }) => outTradeNo === tradeNo);
};

describe.each(WAYS)('paying by %s', (way, channel) => {
  it('makes the order paid as soon as the notice about its trade comes', async () => {
    const orderNo = await till.order(member);
    await begin(member, orderNo, way);
    expect((await till.poll(member, orderNo)).json().data).toBe(false);
    expect((await till.payAndTell(tradeNoOf(orderNo, way), channel)).statusCode).toBe(200);
    expect((await till.poll(member, orderNo)).json().data).toBe(true);
    expect(await till.shop.find(orderNo)).toMatchObject({ status: 'paid', channel });
    expect(await till.receiptsOf(orderNo)).toMatchObject([{ channel, way, purpose: 'settles' }]);
    expect(await till.verdicts(orderNo)).toEqual(['accepted']);
  });

  it('is found by a poll where no notice came', async () => {
    const orderNo = await till.order(member);
    await begin(member, orderNo, way);
    await till.bringAbout(tradeNoOf(orderNo, way), channel, 'silent');
    await till.makeOld(orderNo, 1);
    expect((await till.poll(member, orderNo)).json().data).toBe(true);
    expect(await till.receiptsOf(orderNo)).toMatchObject([{ way, source: 'query' }]);
  });

  it('is surplus and goes back the way it came where the order was paid by a code', async () => {
    const orderNo = await till.order(member);
    await till.showCode(member, orderNo, channel);
    await begin(member, orderNo, way);
    await till.payAndTell(orderNo, channel);
    await till.payAndTell(tradeNoOf(orderNo, way), channel);
    expect(await till.receiptsOf(orderNo)).toMatchObject([
      { way: 'code', purpose: 'settles' },
      { way, purpose: 'surplus' },
    ]);
    const [refund] = await till.refundsOf(orderNo);
    await sendRefund(till.desk, refund?.refundNo ?? '');
    expect(await till.vendorLedger(tradeNoOf(orderNo, way))).toMatchObject([
      { kind: 'payment' },
      { kind: 'refund', amountCents: till.offer.price },
    ]);
    expect(await till.vendorLedger(orderNo)).toMatchObject([{ kind: 'payment' }]);
    expect(await till.shop.find(orderNo)).toMatchObject({ status: 'paid' });
  });

  it('cannot be paid any more once a code was', async () => {
    const orderNo = await till.order(member);
    await till.showCode(member, orderNo, 'wechat');
    await begin(member, orderNo, way);
    const tradeNo = tradeNoOf(orderNo, way);
    // At Alipay there is a trade once somebody has gone further than the first page.
    if (way === 'wap') await fetch(`${till.gateway.simulatorsUrl}/alipay/scan/${tradeNo}`);
    await till.payAndTell(orderNo, 'wechat');
    await closeOtherCodes(till.desk, orderNo);
    expect(await tradeAtVendor(tradeNo)).toMatchObject({ status: 'closed' });
  });

  it('is on the vendor’s bill: what we do not know of is looked up', async () => {
    const orderNo = await till.order(member);
    await begin(member, orderNo, way);
    await till.bringAbout(tradeNoOf(orderNo, way), channel, 'silent');
    const lookedUp: unknown[] = [];
    const enqueue = async (_tx: unknown, name: string, data: object) => {
      if (name === LOOK_UP) lookedUp.push(data);
    };
    await reconcileChannel({ ...till.desk, enqueue }, beijingDay(new Date()), channel);
    expect(lookedUp).toContainEqual({ orderNo, channel, way });
  });
});

describe('on the phone that shows the page', () => {
  it('the vendor sends everybody back to the order', async () => {
    const orderNo = await till.order(member);
    const back = (way: 'wap' | 'h5') =>
      till.desk.publicUrl + payingAddress(SERVICES.repair.orderType, orderNo, way);
    const wap = new URL((await phonePay(member, orderNo, 'wap')).json().data.url);
    expect(wap.searchParams.get('method')).toBe('alipay.trade.wap.pay');
    expect(wap.searchParams.get('return_url')).toBe(back('wap'));
    expect(JSON.parse(wap.searchParams.get('biz_content') ?? '')).toMatchObject({
      out_trade_no: `${orderNo}W`,
      product_code: 'QUICK_WAP_WAY',
      quit_url: back('wap'),
    });
    const h5 = new URL((await phonePay(member, orderNo, 'h5')).json().data.url);
    expect(h5.searchParams.get('redirect_url')).toBe(back('h5'));
  });

  it('WeChat’s link is asked for anew before its five minutes are over, Alipay’s is not', async () => {
    const orderNo = await till.order(member);
    for (const way of ['wap', 'h5'] as const) {
      await phonePay(member, orderNo, way);
      const requested = async () =>
        (await till.codesOf(orderNo)).find((code) => code.way === way)?.requestedAt?.getTime() ?? 0;
      const first = await requested();
      await phonePay(member, orderNo, way);
      expect(await requested()).toBe(first);
      await till.db
        .update(paymentCodes)
        .set({ requestedAt: sql`now() - interval '4 minutes 1 second'` })
        .where(and(eq(paymentCodes.orderNo, orderNo), eq(paymentCodes.way, way)));
      expect((await phonePay(member, orderNo, way)).json().code).toBe('00000');
      expect((await requested()) >= first).toBe(way === 'h5');
    }
  });

  it('another price, a paid order and an unknown way are refused', async () => {
    const orderNo = await till.order(member);
    expect((await phonePay(member, orderNo, 'wap', 1)).json()).toMatchObject({
      code: 'A0500',
      msg: '价格发生变动，请刷新页面',
    });
    const unknown = { outTradeNo: orderNo, amount: till.offer.price, way: 'jsapi' };
    expect((await member.call('POST', 'oms-boot/app-api/v1/orders/phonePay', unknown)).json().code).toBe(
      'A0421',
    );
    await till.shop.pay(orderNo);
    expect((await phonePay(member, orderNo, 'h5')).json()).toMatchObject({
      code: 'A0500',
      msg: '订单不可支付',
    });
  });

  it('says that a vendor is away, and works again afterwards', async () => {
    const orderNo = await till.order(member);
    await till.fail('down', 'wechat');
    expect((await phonePay(member, orderNo, 'h5')).json().code).toBe('C0001');
    await till.fail('none', 'wechat');
    expect((await phonePay(member, orderNo, 'h5')).json().code).toBe('00000');
  });

  it('is no code to be scanned: the dialog is not opened with it', async () => {
    const orderNo = await till.order(member);
    await phonePay(member, orderNo, 'wap');
    const opened = await member.call('POST', 'oms-boot/app-api/v1/orders/payment', { orderSn: orderNo });
    expect(opened.json().data.paymentUrl).toBeNull();
  });
});

describe('in the mini-program', () => {
  it('a member whom WeChat does not know there is asked to log in', async () => {
    const stranger = await till.newCustomer();
    const orderNo = await till.order(stranger);
    expect((await miniPay(stranger, orderNo)).json()).toMatchObject({
      code: 'A0232',
      msg: '请先在小程序里登录，再付款',
    });
    expect(await till.codesOf(orderNo)).toEqual([]);
  });

  it('is prepared once and signed each time', async () => {
    const orderNo = await till.order(member);
    const first = (await miniPay(member, orderNo)).json().data;
    const second = (await miniPay(member, orderNo)).json().data;
    expect(second.package).toBe(first.package);
    expect(second.paySign).not.toBe(first.paySign);
  });
});

it('what an older server left is about a code', async () => {
  const orderNo = await till.order(member);
  await till.showCode(member, orderNo, 'wechat');
  await till.bringAbout(orderNo, 'wechat', 'silent');
  const look = paymentJobs(till.desk).find(({ name }) => name === LOOK_UP);
  await look?.work({ orderNo, channel: 'wechat' });
  expect(await till.receiptsOf(orderNo)).toMatchObject([{ way: 'code', source: 'query' }]);
});
