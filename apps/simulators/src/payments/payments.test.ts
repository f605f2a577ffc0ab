import { createSign } from 'node:crypto';
import { beijingDay, dateTimeText, MINUTE_MS, SIMULATED_PAYMENTS } from '@cheyantong/domain';
import { simulatedPaymentKeys, temporaryKeysFolder } from '@cheyantong/domain/simulated-keys';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSimulators } from '../app.ts';

const ORDER_NO = '173165760000012310086';
const HALF_AN_HOUR_MS = 30 * MINUTE_MS;

let simulators: ReturnType<typeof buildSimulators>;
let now: Date;
beforeEach(() => {
  now = new Date();
  simulators = buildSimulators({ now: () => now });
});
afterEach(() => simulators.close());

/** Alipay's page for an order, as its SDK would ask for it. */
function payPage(change: Record<string, string> = {}, tampered: Record<string, string> = {}) {
  const fields: Record<string, string> = {
    app_id: SIMULATED_PAYMENTS.alipay.appId,
    method: 'alipay.trade.page.pay',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: dateTimeText(now),
    version: '1.0',
    // Nobody listens there: these tests are not about the merchant.
    notify_url: 'http://127.0.0.1:9/notice',
    biz_content: JSON.stringify({
      out_trade_no: ORDER_NO,
      total_amount: '29.00',
      subject: '维修报告服务 <标准>',
      product_code: 'FAST_INSTANT_TRADE_PAY',
      qr_pay_mode: '4',
      qrcode_width: 126,
      time_expire: dateTimeText(new Date(now.getTime() + HALF_AN_HOUR_MS)),
    }),
    ...change,
  };
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
  const key = simulatedPaymentKeys(temporaryKeysFolder()).alipay.ours.privateKey;
  const sign = createSign('RSA-SHA256').update(text).sign(key, 'base64');
  return simulators.inject({ url: '/gateway.do', query: { ...fields, sign, ...tampered } });
}

const pay = (body: object, orderNo = ORDER_NO) =>
  simulators.inject({ method: 'POST', url: `/pay/${orderNo}`, payload: body });

describe('Alipay’s page', () => {
  it('shows a code of the wanted width and may stand in a frame', async () => {
    const page = await payPage();
    expect(page.statusCode).toBe(200);
    expect(page.body).toMatch(/<svg[^>]+width="126"/);
    expect(page.headers['content-security-policy']).toContain('frame-ancestors *');
  });

  it.each([
    ['another amount', { biz_content: '{}' }],
    ['another application', { app_id: '1' }],
  ])('is refused with %s slipped in', async (_what, tampered) => {
    expect((await payPage({}, tampered)).statusCode).toBe(400);
  });
});

describe('what a person or a test can do with a trade', () => {
  it.each([
    [{ channel: 'alipay', outcome: 'stolen' }, 400],
    [{ channel: 'cash', outcome: 'paid' }, 400],
    [{ channel: 'alipay', outcome: 'paid', noticeAfterMs: -1 }, 400],
    [{}, 400],
    [{ channel: 'wechat', outcome: 'paid' }, 404],
  ])('%j is answered with %i', async (body, status) => {
    await payPage();
    expect((await pay(body)).statusCode).toBe(status);
  });

  it.each([
    ['paid', ['payment']],
    ['duplicate', ['payment']],
    ['silent', ['payment']],
    ['late', ['payment']],
    ['underpaid', ['payment']],
    ['wrongAmount', []],
    ['badSignature', []],
  ])('%s books %j', async (outcome, booked) => {
    await payPage();
    const answer = await pay({ channel: 'alipay', outcome });
    expect(answer.json()).toMatchObject({
      outTradeNo: ORDER_NO,
      channel: 'alipay',
      outcome,
      done: expect.stringMatching(/付款/),
    });
    const ledger = (await simulators.inject('/pay/ledger')).json<{ kind: string; amountCents: number }[]>();
    expect(ledger.map(({ kind }) => kind)).toEqual(booked);
    const cents = outcome === 'underpaid' ? 2_899 : 2_900;
    expect(ledger.every(({ amountCents }) => amountCents === cents)).toBe(true);
  });

  it('cannot be paid twice, nor after its time, unless it is late on purpose', async () => {
    await payPage();
    await pay({ channel: 'alipay', outcome: 'silent' });
    expect((await pay({ channel: 'alipay', outcome: 'paid' })).statusCode).toBe(409);

    await simulators.close();
    simulators = buildSimulators({ now: () => now });
    await payPage();
    now = new Date(now.getTime() + HALF_AN_HOUR_MS);
    expect((await pay({ channel: 'alipay', outcome: 'paid' })).statusCode).toBe(409);
    expect((await pay({ channel: 'alipay', outcome: 'late' })).statusCode).toBe(200);
  });

  it('is on the ledger of its day only', async () => {
    await payPage();
    await pay({ channel: 'alipay', outcome: 'silent' });
    const day = beijingDay(now);
    expect((await simulators.inject(`/pay/ledger?day=${day}`)).json()).toHaveLength(1);
    expect((await simulators.inject('/pay/ledger?day=2020-01-01')).json()).toEqual([]);
  });
});

describe('the pages', () => {
  it('list what can be paid, with foreign words escaped', async () => {
    expect((await simulators.inject('/pay')).body).toContain('还没有待付款的交易');
    await payPage();
    const { body } = await simulators.inject('/pay');
    expect(body).toContain('¥29.00');
    expect(body).toContain('维修报告服务 &lt;标准&gt;');
    expect(body).toContain(`action="/pay/${ORDER_NO}"`);
  });

  it('lead from a scanned code to a cashier, where a form pays', async () => {
    await payPage();
    const scan = await simulators.inject(`/alipay/scan/${ORDER_NO}`);
    expect(scan.headers.location).toBe(`/pay/alipay/${ORDER_NO}`);
    expect((await simulators.inject(`/pay/alipay/${ORDER_NO}`)).body).toContain('确认付款');
    const paid = await simulators.inject({
      method: 'POST',
      url: `/pay/${ORDER_NO}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'channel=alipay&outcome=paid',
    });
    expect(paid.statusCode).toBe(303);
    expect((await simulators.inject(`/pay/alipay/${ORDER_NO}`)).body).toContain('已付款');
  });

  it('say that a code is from elsewhere', async () => {
    expect((await simulators.inject('/wechat/scan?pr=1')).statusCode).toBe(404);
    expect((await simulators.inject('/alipay/scan/1')).body).toContain('没有这笔交易');
  });

  it('switch faults on and off', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const url = '/pay/faults';
    await simulators.inject({
      method: 'POST',
      url,
      headers: form,
      payload: 'mode=down&channel=alipay&times=',
    });
    expect((await simulators.inject('/pay')).body).toContain('恢复正常：支付宝');
    expect((await payPage()).statusCode).toBe(503);
    await simulators.inject({ method: 'POST', url, payload: { mode: 'none' } });
    expect((await payPage()).statusCode).toBe(200);
    expect((await simulators.inject({ method: 'POST', url, payload: { mode: 'boom' } })).statusCode).toBe(
      400,
    );
  });
});
