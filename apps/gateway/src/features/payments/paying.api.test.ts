import { HOUR_MS } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { engine } from '../../../test/database.ts';
import { type Customer, PETROL_VIN } from '../purchase/test-shop.ts';
import { lookUp } from './look-up.ts';
import { sendRefund } from './refund.ts';
import { settle } from './settle.ts';
import { sweep } from './sweep.ts';
import { openTill, type Till } from './test-till.ts';

let till: Till;
let member: Customer;
beforeAll(async () => {
  till = await openTill();
  member = await till.newCustomer();
});
afterAll(() => till.close());

/** Of one paid order. Each is a way to the database and back, and most of what an order costs. */
const MOST_STATEMENTS = { alipay: 20, wechat: 21 };
const CHANNELS = ['alipay', 'wechat'] as const;
const NOT_PAYABLE = { code: 'A0500', data: null, msg: '订单不可支付' };
const openPayment = async (customer: Customer, orderSn: string, channel?: 1 | 2) =>
  customer.call('POST', 'oms-boot/app-api/v1/orders/payment', { orderSn, ...(channel && { channel }) });

it.each(CHANNELS)(
  'costs the database few statements, from the confirmation to the poll that says it is paid by %s',
  async (channel) => {
    const { statementsDuring } = till.gateway.database;
    const endless = await till.shop.addOffer('repair', { stock: null });
    const pay = async () => {
      let orderNo = '';
      const opened = await statementsDuring(async () => {
        orderNo = await member.order(endless, { vin: PETROL_VIN });
        await till.code(member, orderNo, channel, endless.price);
      });
      await till.see(orderNo, channel);
      const paid = await statementsDuring(async () => {
        await till.payAndTell(orderNo, channel);
        expect((await till.poll(member, orderNo)).json().data).toBe(true);
      });
      return [...opened, ...paid];
    };
    await pay();
    const statements = await pay();
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS[channel]);
  },
);

it('costs a poll of an open dialog one statement beside that of the session', async () => {
  const orderNo = await till.order(member);
  await till.showCode(member, orderNo, 'alipay');
  const statements = await till.gateway.database.statementsDuring(() => till.poll(member, orderNo));
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(2);
});

it.runIf(engine === 'postgres')('opens no other code while the money is being taken', async () => {
  const orderNo = await till.order(member);
  await till.showCode(member, orderNo, 'alipay');
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const other = await till.db.transaction(async (tx) => {
    const transactionId = `early-${orderNo}`;
    const facts = { orderNo, transactionId, amountCents: till.offer.price, paidAt: new Date() };
    await settle(till.desk, tx, { ...facts, channel: 'alipay', way: 'code', source: 'query' });
    const asked = till.code(member, orderNo, 'wechat');
    await expect.poll(() => till.db.$count(sql`(${waiting})`), { timeout: 10_000 }).toBeGreaterThan(0);
    return { asked };
  });
  expect((await other.asked).json()).toEqual(NOT_PAYABLE);
  expect(await till.codesOf(orderNo)).toMatchObject([{ channel: 'alipay', status: 'paid' }]);
});

/** The embedded database has no clock but the server's. */
it.runIf(engine === 'postgres')('has its half hour where the clock of a server is hours ahead', async () => {
  const orderNo = await till.order(member);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * HOUR_MS });
  const opened = await openPayment(member, orderNo).finally(() => vi.useRealTimers());
  const { secondsLeft } = opened.json().data;
  expect(secondsLeft).toBeGreaterThan(1_700);
  expect(secondsLeft).toBeLessThanOrEqual(1_800);
});

describe.each(CHANNELS)('paying with %s', (channel) => {
  it('makes the order paid as soon as the notice comes', async () => {
    const orderNo = await till.order(member);
    await till.showCode(member, orderNo, channel);
    expect((await till.poll(member, orderNo)).json()).toMatchObject({ code: '00000', data: false });

    const answer = await till.payAndTell(orderNo, channel);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(channel === 'alipay' ? 'success' : '{"code":"SUCCESS","message":"成功"}');
    expect((await till.poll(member, orderNo)).json().data).toBe(true);
    expect(await till.shop.find(orderNo)).toMatchObject({ status: 'paid', channel });
    expect(await till.receiptsOf(orderNo)).toMatchObject([
      { channel, amountCents: till.offer.price, purpose: 'settles', source: 'notice' },
    ]);
    expect((await openPayment(member, orderNo)).json()).toEqual(NOT_PAYABLE);
    expect((await till.code(member, orderNo, channel)).json()).toEqual(NOT_PAYABLE);
  });

  it('asks the vendor for one code, however many ask us', async () => {
    const orderNo = await till.order(member);
    const answers = await Promise.all(Array.from({ length: 20 }, () => till.code(member, orderNo, channel)));
    const codes = new Set(answers.map((answer) => answer.json().data));
    expect(codes.size).toBe(1);
    expect([...codes][0]).toMatch(channel === 'alipay' ? /<form action="http/ : /^weixin:\/\//);
    expect(await till.codesOf(orderNo)).toHaveLength(1);
  });

  it('opens the dialog again with the code that was made', async () => {
    const orderNo = await till.order(member);
    const wire = channel === 'alipay' ? 1 : 2;
    expect((await openPayment(member, orderNo, wire)).json().data).toMatchObject({
      outTradeNo: orderNo,
      amount: till.offer.price,
      channel: wire,
      paymentUrl: null,
      payTitle: '维修报告服务',
      refundRule: '查无记录自动退款',
    });
    await till.code(member, orderNo, channel);
    const { paymentUrl, secondsLeft } = (await openPayment(member, orderNo, wire)).json().data;
    expect(paymentUrl).toMatch(channel === 'alipay' ? /^http.+gateway\.do\?/ : /^weixin:\/\//);
    expect(secondsLeft).toBeGreaterThan(1_790);
    const row = (await member.call('POST', 'oms-boot/app-api/v1/orders', {})).json().data.list[0];
    expect(row).toMatchObject({ orderNo, paymentUrl, channel: wire });
  });

  it('finds a payment without a notice, and does not ask at every poll', async () => {
    const orderNo = await till.order(member);
    await till.showCode(member, orderNo, channel);
    await till.bringAbout(orderNo, channel, 'silent');
    expect((await till.poll(member, orderNo)).json().data).toBe(false);
    await till.makeOld(orderNo, 1);
    expect((await till.poll(member, orderNo)).json().data).toBe(true);
    expect(await till.receiptsOf(orderNo)).toMatchObject([{ source: 'query' }]);
  });

  it('counts a repeated notice once', async () => {
    const orderNo = await till.order(member);
    await till.showCode(member, orderNo, channel);
    await till.bringAbout(orderNo, channel, 'duplicate');
    for (const notice of await till.notices.take(3)) {
      expect((await till.deliver(channel, notice)).statusCode).toBe(200);
    }
    expect(await till.receiptsOf(orderNo)).toHaveLength(1);
    expect(await till.verdicts(orderNo)).toEqual(['accepted', 'repeated', 'repeated']);
  });

  it('refuses a wrong amount and writes it down', async () => {
    const orderNo = await till.order(member);
    await till.showCode(member, orderNo, channel);
    const answer = await till.payAndTell(orderNo, channel, 'wrongAmount');
    expect(channel === 'alipay' ? answer.body : answer.statusCode).toBe(channel === 'alipay' ? 'fail' : 400);
    expect(await till.shop.find(orderNo)).toMatchObject({ status: 'unpaid' });
    expect(await till.receiptsOf(orderNo)).toEqual([]);
    expect(await till.verdicts(orderNo)).toEqual(['wrongAmount']);
  });

  it('books money of a wrong amount, says so and gives it back', async () => {
    const orderNo = await till.order(member);
    await till.showCode(member, orderNo, channel);
    await till.payAndTell(orderNo, channel, 'underpaid');
    await lookUp(till.desk, { orderNo, channel, way: 'code' });
    await lookUp(till.desk, { orderNo, channel, way: 'code' });
    expect(await till.receiptsOf(orderNo)).toMatchObject([{ purpose: 'wrongAmount', amountCents: 2_899 }]);
    expect(await till.shop.find(orderNo)).toMatchObject({ status: 'unpaid' });
    const [refund, ...more] = await till.refundsOf(orderNo);
    expect(more).toEqual([]);
    await sendRefund(till.desk, refund?.refundNo ?? '');
    const { timeline, refunds } = (
      await member.call('GET', `oms-boot/app-api/v1/orders/detail/${orderNo}`)
    ).json().data;
    expect(JSON.stringify(timeline)).toContain('收到 28.99 元，与订单金额 29.00 元不符，款项将原路退回');
    expect(JSON.stringify(timeline)).toContain('金额不符的款项已原路退回');
    expect(refunds).toMatchObject([{ amount: 2_899, statusLabel: '已退款' }]);
    expect(await till.vendorLedger(orderNo)).toMatchObject([
      { kind: 'payment', amountCents: 2_899 },
      { kind: 'refund', amountCents: 2_899 },
    ]);
  });

  it('of a wrong amount is found by the sweep, asked about no more, and can be made good elsewhere', async () => {
    const orderNo = await till.order(member);
    await till.showCode(member, orderNo, channel);
    await till.bringAbout(orderNo, channel, 'underpaid');
    await till.notices.take();
    await till.makeOld(orderNo, 2);
    await sweep(till.desk);
    expect(await till.receiptsOf(orderNo)).toMatchObject([{ purpose: 'wrongAmount', source: 'query' }]);
    expect(await till.codesOf(orderNo)).toMatchObject([{ status: 'paid' }]);
    expect((await till.code(member, orderNo, channel)).json().msg).toMatch(/请改用其他方式支付/);
    const other = channel === 'alipay' ? 'wechat' : 'alipay';
    await till.showCode(member, orderNo, other);
    await till.payAndTell(orderNo, other);
    expect(await till.shop.find(orderNo)).toMatchObject({ status: 'paid', channel: other });
  });

  it('believes no forged notice', async () => {
    const orderNo = await till.order(member);
    await till.showCode(member, orderNo, channel);
    const answer = await till.payAndTell(orderNo, channel, 'badSignature');
    expect(answer.body).toMatch(/fail/i);
    expect(await till.shop.find(orderNo)).toMatchObject({ status: 'unpaid' });
  });

  it('is not possible while the vendor is down, and works again afterwards', async () => {
    const orderNo = await till.order(member);
    await till.fail('down', 'wechat');
    if (channel === 'wechat') {
      const refused = await till.code(member, orderNo, channel);
      expect(refused.statusCode).toBe(200);
      expect(refused.json()).toEqual({ code: 'C0001', data: null, msg: '合作服务暂时不可用，请稍后再试' });
      await till.makeOld(orderNo, 1);
      expect((await till.poll(member, orderNo)).json()).toMatchObject({ code: '00000', data: false });
    }
    await till.fail('none', 'wechat');
    expect((await till.code(member, orderNo, channel)).json().code).toBe('00000');
  });
});

describe('a payment', () => {
  it('is for the price of the order, whatever the client says', async () => {
    const orderNo = await till.order(member);
    const answer = await till.code(member, orderNo, 'alipay', 1);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ code: 'A0500', data: null, msg: '价格发生变动，请刷新页面' });
  });

  it('of somebody else’s order does not exist', async () => {
    const orderNo = await till.order(member);
    const stranger = await till.newCustomer();
    const missing = { code: 'A0401', data: null, msg: '记录不存在' };
    for (const number of [orderNo, '000000000000000000000']) {
      const opened = await openPayment(stranger, number);
      expect(opened.statusCode).toBe(400);
      expect(opened.json()).toEqual(missing);
      for (const answer of [await till.code(stranger, number, 'wechat'), await till.poll(stranger, number)]) {
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toEqual(missing);
      }
    }
  });
});
