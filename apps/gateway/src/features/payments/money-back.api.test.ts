import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellMember } from '../messages/index.ts';
import { expireOrders } from '../orders/expire-orders.ts';
import { orders } from '../orders/tables.ts';
import type { Customer } from '../purchase/test-shop.ts';
import { closeOtherCodes } from './end-codes.ts';
import { Ledger } from './ledger.ts';
import { refundOrder, retryRefund, sendRefund } from './refund.ts';
import { sweep } from './sweep.ts';
import { paymentCodes } from './tables.ts';
import { openTill, type Till } from './test-till.ts';

let till: Till;
let member: Customer;
beforeAll(async () => {
  till = await openTill();
  member = await till.newCustomer();
});
afterAll(() => till.close());

const cancel = (orderNo: string) => member.call('PUT', `oms-boot/app-api/v1/orders/cancel?id=${orderNo}`);
const detailOf = async (orderNo: string) =>
  (await member.call('GET', `oms-boot/app-api/v1/orders/detail/${orderNo}`)).json().data;
const shownOrder = async (...channels: ('alipay' | 'wechat')[]) => {
  const orderNo = await till.order(member);
  for (const channel of channels) await till.showCode(member, orderNo, channel);
  return orderNo;
};
const runOut = (money = till.gateway.features.payments.money) =>
  expireOrders({ db: till.db, money, tell: tellMember(till.gateway.jobs.enqueue) });
/** What /metrics would show of money and orders. */
const figures = async () => {
  const asked = [till.gateway.features.payments.figures, till.gateway.features.orders.figures];
  const told = (await Promise.all(asked.map((source) => source.ask()))).flat();
  return Object.fromEntries(told.map(({ name, value }) => [name, value]));
};
const onlyRefundOf = async (orderNo: string) => {
  const [refund, ...more] = await till.refundsOf(orderNo);
  expect(more).toEqual([]);
  if (!refund) throw new Error('no refund');
  return refund;
};

describe('money too much goes back by itself and is shown', () => {
  it('when both channels are paid', async () => {
    const orderNo = await shownOrder('alipay', 'wechat');
    await till.payAndTell(orderNo, 'wechat');
    expect((await till.payAndTell(orderNo, 'alipay')).body).toBe('success');
    expect(await till.receiptsOf(orderNo)).toMatchObject([
      { channel: 'wechat', purpose: 'settles' },
      { channel: 'alipay', purpose: 'surplus' },
    ]);
    expect((await detailOf(orderNo)).refunds).toMatchObject([
      { amount: till.offer.price, reason: '收到重复付款' },
    ]);

    expect(await figures()).toMatchObject({
      refunds_waiting: 1,
      refunds_failed: 0,
      orders_without_report: 1,
    });
    await sendRefund(till.desk, (await onlyRefundOf(orderNo)).refundNo);
    expect(await figures()).toMatchObject({ refunds_waiting: 0, refunds_oldest_seconds: 0 });
    const { refunds, timeline, status } = await detailOf(orderNo);
    expect(status).toBe(1);
    expect(refunds).toMatchObject([{ channelLabel: expect.any(String), doneTime: expect.any(String) }]);
    expect(JSON.stringify(timeline)).toContain('收到重复付款，款项将原路退回');
    expect(JSON.stringify(timeline)).toContain('多付的款项已原路退回');
    expect(await till.vendorLedger(orderNo)).toMatchObject([
      { channel: 'alipay', kind: 'payment' },
      { channel: 'alipay', kind: 'refund', amountCents: till.offer.price },
      { channel: 'wechat', kind: 'payment' },
    ]);
  });

  it.each(['alipay', 'wechat'] as const)('when %s is paid after the order was canceled', async (channel) => {
    const orderNo = await shownOrder(channel);
    await cancel(orderNo);
    await till.payAndTell(orderNo, channel, 'late');
    const { refundNo } = await onlyRefundOf(orderNo);
    await sendRefund(till.desk, refundNo);
    await sendRefund(till.desk, refundNo);
    expect(await onlyRefundOf(orderNo)).toMatchObject({ status: 'done', reason: '订单取消后收到付款' });
    expect(await till.shop.find(orderNo)).toMatchObject({ status: 'canceled' });
    expect(await till.vendorLedger(orderNo)).toHaveLength(2);
  });
});

describe('the other channel’s code', () => {
  it('is closed once the order is paid', async () => {
    const orderNo = await shownOrder('alipay', 'wechat');
    await till.payAndTell(orderNo, 'alipay');
    await closeOtherCodes(till.desk, orderNo);
    expect(await till.bringAbout(orderNo, 'wechat', 'paid')).toMatchObject({ status: 409 });
    expect(await till.codesOf(orderNo)).toMatchObject([{ status: 'paid' }, { status: 'closed' }]);
  });

  it('that nobody has scanned cannot be closed at Alipay, so it is watched until it runs out', async () => {
    const orderNo = await shownOrder('wechat', 'alipay');
    await till.payAndTell(orderNo, 'wechat');
    await closeOtherCodes(till.desk, orderNo);
    expect(await till.codesOf(orderNo)).toContainEqual(
      expect.objectContaining({ channel: 'alipay', status: 'open' }),
    );
    await till.bringAbout(orderNo, 'alipay', 'silent');
    await till.makeOld(orderNo, 10);
    await sweep(till.desk);
    expect(await onlyRefundOf(orderNo)).toMatchObject({ channel: 'alipay', reason: '收到重复付款' });
  });
});

describe('an order whose time is over', () => {
  const expire = async (orderNo: string) => {
    const past = new Date(Date.now() - 1_000);
    await till.db.update(orders).set({ expiresAt: past, endingAt: null }).where(eq(orders.orderNo, orderNo));
    await till.db.update(paymentCodes).set({ expiresAt: past }).where(eq(paymentCodes.orderNo, orderNo));
    return runOut();
  };

  it('is canceled, and its codes are closed', async () => {
    const orderNo = await shownOrder('alipay', 'wechat');
    await expire(orderNo);
    expect(await till.shop.find(orderNo)).toMatchObject({ status: 'canceled' });
    expect(await till.codesOf(orderNo)).toMatchObject([{ status: 'closed' }, { status: 'closed' }]);
  });

  it('is paid when the vendor has the money, though nobody said so', async () => {
    const orderNo = await shownOrder('wechat');
    await till.bringAbout(orderNo, 'wechat', 'silent');
    await expire(orderNo);
    expect(await till.shop.find(orderNo)).toMatchObject({ status: 'paid', channel: 'wechat' });
  });

  it('waits while the vendor cannot be asked', async () => {
    const orderNo = await shownOrder('wechat');
    await till.fail('down', 'wechat');
    await expect(expire(orderNo)).rejects.toThrow();
    expect(await till.shop.find(orderNo)).toMatchObject({ status: 'unpaid' });
    await till.fail('none', 'wechat');
    await expire(orderNo);
    expect(await till.shop.find(orderNo)).toMatchObject({ status: 'canceled' });
  });
});

describe('the sweep', () => {
  it.each(['alipay', 'wechat'] as const)('finds silence at %s', async (channel) => {
    const orderNo = await shownOrder(channel);
    await till.bringAbout(orderNo, channel, 'silent');
    await sweep(till.desk);
    expect(await till.shop.find(orderNo)).toMatchObject({ status: 'unpaid' });
    await till.makeOld(orderNo, 2);
    await sweep(till.desk);
    expect(await till.shop.find(orderNo)).toMatchObject({ status: 'paid', channel });
  });
});

describe('one that cannot be settled', () => {
  /** As if the disk were full whenever something is to be written about this order. */
  const withoutEventsOf = async (orderNo: string, work: () => Promise<unknown>) => {
    await till.db.execute(sql`create or replace function full_disk() returns trigger language plpgsql as
      'begin raise exception ''disk full''; end'`);
    await till.db.execute(sql`create trigger full_disk before insert on order_events for each row
      when (new.order_no = ${sql.raw(`'${orderNo}'`)}) execute function full_disk()`);
    await expect(work()).rejects.toThrow(AggregateError);
    await till.db.execute(sql`drop trigger full_disk on order_events`);
  };

  it('leaves the sweep to the others, and is found the next time', async () => {
    const stuck = await shownOrder('wechat');
    const other = await shownOrder('wechat');
    for (const orderNo of [stuck, other]) await till.bringAbout(orderNo, 'wechat', 'silent');
    await till.makeOld(stuck, 9);
    await till.makeOld(other, 8);
    await withoutEventsOf(stuck, () => sweep(till.desk));
    expect(await till.shop.find(stuck)).toMatchObject({ status: 'unpaid' });
    expect(await till.shop.find(other)).toMatchObject({ status: 'paid' });
    await till.makeOld(stuck, 9);
    await sweep(till.desk);
    expect(await till.shop.find(stuck)).toMatchObject({ status: 'paid' });
  });
});

it('two servers end different orders, and ask the vendors once about each', async () => {
  const orderNos = [await shownOrder('wechat'), await shownOrder('wechat'), await shownOrder('wechat')];
  const past = new Date(Date.now() - 1_000);
  await till.db.update(orders).set({ expiresAt: past }).where(inArray(orders.orderNo, orderNos));
  const { money } = till.gateway.features.payments;
  const asked: string[] = [];
  const counting = {
    ...money,
    settleOrClose: (orderNo: string) => {
      asked.push(orderNo);
      return money.settleOrClose(orderNo);
    },
  };
  await Promise.all([1, 2, 3].map(() => runOut(counting)));
  expect(asked.sort()).toEqual(orderNos.sort());
  for (const orderNo of orderNos) expect(await till.shop.find(orderNo)).toMatchObject({ status: 'canceled' });
});

describe('giving back what settled an order', () => {
  const refunding = async () => {
    const orderNo = await shownOrder('alipay');
    await till.payAndTell(orderNo, 'alipay');
    await till.db.transaction(async (tx) => {
      await tx.update(orders).set({ status: 'refunding' }).where(eq(orders.orderNo, orderNo));
      await refundOrder(till.desk, tx, orderNo, '未查询到记录');
    });
    return onlyRefundOf(orderNo);
  };

  it('moves the order to refunded, once', async () => {
    const { orderNo, refundNo } = await refunding();
    await Promise.all([sendRefund(till.desk, refundNo), sendRefund(till.desk, refundNo)]);
    expect(await till.shop.find(orderNo)).toMatchObject({ status: 'refunded' });
    expect(await till.vendorLedger(orderNo)).toMatchObject([{ kind: 'payment' }, { kind: 'refund' }]);
    expect((await member.messages()).slice(0, 2)).toMatchObject([
      { title: expect.stringContaining('已退款'), link: expect.stringContaining(orderNo) },
      { title: expect.stringContaining('已付款'), link: expect.stringContaining(orderNo) },
    ]);
  });

  it('is tried again while the vendor is down, given up at last, and taken up by an operator', async () => {
    const { orderNo, refundNo } = await refunding();
    await till.fail('down', 'alipay');
    await expect(sendRefund(till.desk, refundNo)).rejects.toMatchObject({ reason: 'unreachable' });
    expect(await onlyRefundOf(orderNo)).toMatchObject({ status: 'queued', attempts: 1 });
    await new Ledger(till.db).giveUpRefund(refundNo);
    expect(await new Ledger(till.db).listFailedRefunds()).toMatchObject([
      { refundNo, lastProblem: expect.stringContaining('unreachable') },
    ]);
    await till.fail('none', 'alipay');
    expect(await retryRefund(till.desk, refundNo)).toBe(true);
    expect(await retryRefund(till.desk, refundNo)).toBe(false);
    await sendRefund(till.desk, refundNo);
    expect(await till.shop.find(orderNo)).toMatchObject({ status: 'refunded' });
  });
});

it('everything happens by itself while the jobs run', async () => {
  const orderNo = await shownOrder('alipay', 'wechat');
  await till.payAndTell(orderNo, 'alipay');
  await till.payAndTell(orderNo, 'wechat');
  await till.gateway.jobs.work();
  await expect
    .poll(async () => (await onlyRefundOf(orderNo)).status, { timeout: 25_000, interval: 200 })
    .toBe('done');
});
