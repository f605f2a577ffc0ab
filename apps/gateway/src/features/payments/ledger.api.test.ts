import { createSign } from 'node:crypto';
import { beijingDay, dateTimeText, HOUR_MS, SIMULATED_PAYMENTS } from '@cheyantong/domain';
import { simulatedPaymentKeys, temporaryKeysFolder } from '@cheyantong/domain/simulated-keys';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Customer } from '../purchase/test-shop.ts';
import { lookUp } from './look-up.ts';
import { NoticeLog } from './notice-log.ts';
import { notifyUrl } from './notice-routes.ts';
import { operate } from './operate.ts';
import { reconcile } from './reconcile.ts';
import { sendRefund } from './refund.ts';
import { paymentNotices, receipts, reconciliations } from './tables.ts';
import { openTill, type Till } from './test-till.ts';

let till: Till;
let member: Customer;
beforeAll(async () => {
  till = await openTill();
  member = await till.newCustomer();
});
afterAll(() => till.close());

const today = () => beijingDay(new Date());

/** A hundred calls that all want the same row take their time on a machine that has other things to do. */
vi.setConfig({ testTimeout: 120_000 });

describe('notices and polls at the same moment', () => {
  it.each(['alipay', 'wechat'] as const)('a hundred of them through %s make one receipt', async (channel) => {
    const orderNo = await till.order(member);
    await till.showCode(member, orderNo, channel);
    await till.bringAbout(orderNo, channel, 'paid');
    const [notice] = await till.notices.take();
    await till.untilHeard(orderNo);
    await till.makeOld(orderNo, 1);
    const rush = Array.from({ length: 100 }, (_, turn) =>
      turn % 4 === 0
        ? till.poll(member, orderNo)
        : turn % 4 === 1
          ? lookUp(till.desk, { orderNo, channel, way: 'code' })
          : till.deliver(channel, notice),
    );
    // Some may be turned away where there is no air for a hundred at once; they would come again.
    await Promise.allSettled(rush);
    expect(await till.receiptsOf(orderNo)).toHaveLength(1);
    expect(await till.refundsOf(orderNo)).toEqual([]);
    expect(await till.shop.find(orderNo)).toMatchObject({ status: 'paid' });
    expect((await till.shop.stockOf(till.offer.skuId)).sold).toBe(channel === 'alipay' ? 1 : 2);
  });

  it('both channels at once settle the order once and give the rest back', async () => {
    const orderNo = await till.order(member);
    for (const channel of ['alipay', 'wechat'] as const) {
      await till.showCode(member, orderNo, channel);
      await till.bringAbout(orderNo, channel, 'silent');
    }
    await Promise.all([
      lookUp(till.desk, { orderNo, channel: 'alipay', way: 'code' }),
      lookUp(till.desk, { orderNo, channel: 'wechat', way: 'code' }),
    ]);
    expect((await till.receiptsOf(orderNo)).map(({ purpose }) => purpose).sort()).toEqual([
      'settles',
      'surplus',
    ]);
    expect(await till.refundsOf(orderNo)).toHaveLength(1);
  });
});

describe('a notice that is not for us', () => {
  it('for an order we do not have is refused and written down', async () => {
    const orderNo = '999999999999999999999';
    const expiresAt = new Date(Date.now() + 60_000);
    const url = notifyUrl(till.desk.publicUrl, 'wechat');
    await till.desk.vendors.wechat.open({
      way: 'code',
      tradeNo: orderNo,
      amountCents: 100,
      subject: '未知',
      expiresAt,
      notifyUrl: url,
    });
    expect((await till.payAndTell(orderNo, 'wechat')).statusCode).toBe(400);
    expect(await till.verdicts(orderNo)).toEqual(['unknownOrder']);
  });

  it.each([{ app_id: '2021000000000009' }, { seller_id: '2088000000000009' }])(
    'but for %j is refused and written down, though the vendor signed it',
    async (somebodyElse) => {
      const orderNo = await till.order(member);
      const fields: Record<string, string> = {
        app_id: SIMULATED_PAYMENTS.alipay.appId,
        seller_id: SIMULATED_PAYMENTS.alipay.sellerId,
        notify_id: 'notice-1',
        out_trade_no: orderNo,
        trade_no: '2026111522000000000000000001',
        trade_status: 'TRADE_SUCCESS',
        total_amount: '29.00',
        gmt_payment: dateTimeText(new Date()),
        ...somebodyElse,
      };
      const signed = Object.keys(fields)
        .sort()
        .map((name) => `${name}=${fields[name]}`)
        .join('&');
      const key = simulatedPaymentKeys(temporaryKeysFolder()).alipay.theirs.privateKey;
      const sign = createSign('RSA-SHA256').update(signed).sign(key, 'base64');
      const form = new URLSearchParams({ ...fields, sign, sign_type: 'RSA2' });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await till.deliver('alipay', { headers, rawBody: Buffer.from(form.toString()) });
      expect(answer.body).toBe('fail');
      expect(await till.verdicts(orderNo)).toEqual(['wrongMerchant']);
      expect(await till.shop.find(orderNo)).toMatchObject({ status: 'unpaid' });
    },
  );

  it('is answered however many come, and of a flood that proves nothing so many a minute are written down', async () => {
    const nonsense = { headers: { 'content-type': 'application/json' }, rawBody: Buffer.from('{}') };
    const before = await till.db.$count(paymentNotices);
    vi.useFakeTimers({ now: Date.now() + HOUR_MS, toFake: ['Date'] });
    for (let sent = 0; sent < 65; sent++)
      expect((await till.deliver('wechat', nonsense)).statusCode).toBe(400);
    vi.useRealTimers();
    expect(await till.db.$count(paymentNotices)).toBe(before + 60);
  });

  it('but proves nothing is kept for a while, and not in any number', async () => {
    const nonsense = { headers: { 'content-type': 'application/json' }, rawBody: Buffer.from('{}') };
    for (let sent = 0; sent < 3; sent++) await till.deliver('wechat', nonsense);
    const unproved = eq(paymentNotices.verdict, 'unproved');
    const kept = await till.db.$count(paymentNotices);
    const keptUnproved = await till.db.$count(paymentNotices, unproved);
    await new NoticeLog(till.db).purgeUnproved(2);
    expect(await till.db.$count(paymentNotices, unproved)).toBe(2);
    expect(await till.db.$count(paymentNotices)).toBe(kept - keptUnproved + 2);
  });

  it('but nonsense is refused without the envelope', async () => {
    const nonsense = { headers: { 'content-type': 'application/json' }, rawBody: Buffer.from('{}') };
    expect((await till.deliver('wechat', nonsense)).json()).toEqual({ code: 'FAIL', message: '失败' });
    expect((await till.deliver('alipay', nonsense)).body).toBe('fail');
  });
});

describe('our ledger against the vendors’', () => {
  it('is the same after everything above was found and given back', async () => {
    for (const channel of ['alipay', 'wechat'] as const) {
      const orderNo = await till.order(member);
      await till.showCode(member, orderNo, channel);
      await till.payAndTell(orderNo, channel);
    }
    const [alipay, wechat] = await reconcile(till.desk, today());
    expect(alipay).toMatchObject({ channel: 'alipay', differences: [] });
    // What was paid for an order we do not have is the vendor's alone.
    expect(wechat?.differences).toMatchObject([{ kind: 'onlyVendor', vendorCents: 100 }]);
  });

  it('shows what only one side knows, and tells the operator', async () => {
    const orderNo = await till.order(member);
    await till.showCode(member, orderNo, 'alipay');
    await till.bringAbout(orderNo, 'alipay', 'silent');
    const invented = {
      orderNo,
      channel: 'alipay',
      transactionId: 'invented',
      amountCents: 5,
      paidAt: new Date(),
      purpose: 'surplus',
      source: 'query',
    } as const;
    await till.db.insert(receipts).values(invented);
    const lines: string[] = [];
    await operate(till.desk, { name: 'reconcile', day: today() }, (line) => lines.push(line));
    const saved = await till.db.select().from(reconciliations).where(eq(reconciliations.channel, 'alipay'));
    expect(saved).toHaveLength(1);
    expect(saved[0]?.differences.map(({ kind }) => kind).sort()).toEqual(['onlyOurs', 'onlyVendor']);
    expect(await till.gateway.features.payments.figures.ask()).toContainEqual({
      name: 'ledger_differences',
      value: 2,
      labels: { channel: 'alipay' },
    });
    expect(lines.join('\n')).toMatch(/支付宝 {2}我方 [\d.]+ 元，支付机构 [\d.]+ 元，有 2 处不同/);

    lines.length = 0;
    await operate(till.desk, { name: 'list' }, (line) => lines.push(line));
    expect(lines.join('\n')).toContain('通知商户不符');
    expect(lines.at(-1)).toBe('没有失败的退款。');
  });

  it('knows money of a wrong amount, on its way in and back', async () => {
    const orderNo = await till.order(member);
    await till.showCode(member, orderNo, 'wechat');
    await till.payAndTell(orderNo, 'wechat', 'underpaid');
    await lookUp(till.desk, { orderNo, channel: 'wechat', way: 'code' });
    const [refund] = await till.refundsOf(orderNo);
    await sendRefund(till.desk, refund?.refundNo ?? '');
    const [, wechat] = await reconcile(till.desk, today());
    const [receipt] = await till.receiptsOf(orderNo);
    expect(JSON.stringify(wechat?.differences)).not.toContain(receipt?.transactionId);
    const lines: string[] = [];
    await operate(till.desk, { name: 'list' }, (line) => lines.push(line));
    expect(lines.join('\n')).toMatch(
      new RegExp(`${orderNo} {2}收到 28.99 元，与订单金额 29.00 元不符 {2}已退回`),
    );
  });

  it('adds up a day of forty million yuan', async () => {
    const orderNo = await till.order(member);
    const big = { orderNo, channel: 'alipay', amountCents: 2_000_000_000, source: 'query' } as const;
    const paidAt = new Date('2020-01-02T12:00:00+08:00');
    for (const transactionId of ['big-1', 'big-2'])
      await till.db.insert(receipts).values({ ...big, transactionId, paidAt, purpose: 'surplus' });
    expect(await reconcile(till.desk, '2020-01-02')).toMatchObject([{ ourCents: 4_000_000_000 }, {}]);
  });

  it('is empty on a day without business', async () => {
    expect(await reconcile(till.desk, '2020-01-01')).toMatchObject([
      { ourCents: 0, vendorCents: 0, differences: [] },
      { ourCents: 0, vendorCents: 0, differences: [] },
    ]);
  });
});
