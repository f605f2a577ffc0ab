import { PAY_CHANNELS } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { tellMember } from '../messages/index.ts';
import {
  type Customer,
  inDays,
  newCustomer,
  openShop,
  PETROL_VIN,
  type Shop,
} from '../purchase/test-shop.ts';
import { expireOrders } from './expire-orders.ts';
import { orderEvents, orders } from './tables.ts';

let gateway: TestGateway;
let shop: Shop;
let member: Customer;
beforeAll(async () => {
  gateway = await startTestGateway();
  shop = await openShop(gateway);
  member = await newCustomer(gateway);
});
afterAll(() => gateway.close());

const NOT_NOW = { code: 'A0500', data: null, msg: '当前状态不可取消' };

const cancel = async (orderNo: string, reason = '') =>
  (
    await member.call(
      'PUT',
      `oms-boot/app-api/v1/orders/cancel?id=${orderNo}${reason && `&cancelReason=${encodeURIComponent(reason)}`}`,
    )
  ).json();
const cancelInspection = async (orderNo: string) =>
  (await member.call('POST', 'vehicle-boot/api/v1/vehicle/detect/cancel', { orderNo })).json();

async function bookInspection(days = 2) {
  const offer = await shop.addOffer('inspection');
  const outlet = await shop.addOutlet(offer.providerId, { carsPerHalfDay: 1 });
  const appointment = {
    ...shop.carOf.inspection,
    cityCode: '330100',
    outletId: String(outlet.id),
    appointDate: inDays(days),
    appointPeriod: '下午',
  };
  return { offer, outlet, appointment, orderNo: await member.order(offer, appointment) };
}

const moveAppointment = (orderNo: string, appointDate: string) =>
  gateway.database.db.update(orders).set({ appointDate }).where(eq(orders.orderNo, orderNo));

describe('canceling', () => {
  it('an unpaid order gives its piece of the stock back, and works once', async () => {
    const offer = await shop.addOffer('repair');
    const orderNo = await member.order(offer, { vin: PETROL_VIN });
    expect((await shop.stockOf(offer.skuId)).stock).toBe(99);
    expect((await cancel(orderNo, '不需要了')).data).toEqual({ orderNo, status: 4, statusLabel: '已取消' });
    expect(await cancel(orderNo)).toEqual(NOT_NOW);
    expect(await shop.stockOf(offer.skuId)).toEqual({ stock: 100, sold: 0 });
    expect(await shop.find(orderNo)).toMatchObject({ status: 'canceled', cancelReason: '不需要了' });
  });

  it('a paid report is not possible', async () => {
    const offer = await shop.addOffer('repair');
    const orderNo = await member.order(offer, { vin: PETROL_VIN });
    await shop.pay(orderNo);
    expect(await cancel(orderNo)).toEqual(NOT_NOW);
    expect((await shop.find(orderNo)).status).toBe('paid');
  });

  it('an unpaid inspection frees its half-day for the next one', async () => {
    const { offer, appointment, orderNo } = await bookInspection();
    await expect(member.order(offer, appointment)).rejects.toThrow('已约满');
    expect((await cancelInspection(orderNo)).data).toMatchObject({ status: 4 });
    await member.order(offer, appointment);
  });

  it('a paid inspection before its day sends the money back and frees the half-day', async () => {
    const { offer, appointment, orderNo } = await bookInspection();
    await shop.pay(orderNo);
    expect(await cancel(orderNo)).toEqual(NOT_NOW);
    expect((await cancelInspection(orderNo)).data).toEqual({ orderNo, status: 5, statusLabel: '退款中' });
    expect(await shop.stockOf(offer.skuId)).toEqual({ stock: 100, sold: 0 });
    await member.order(offer, appointment);

    const { data } = (await member.call('GET', `oms-boot/app-api/v1/orders/detail/${orderNo}`)).json();
    expect(data).toMatchObject({
      cancelReason: '预约日前取消检测',
      refunds: [{ amount: 2900, channelLabel: '支付宝', statusLabel: '退款处理中' }],
    });
    await gateway.database.db.transaction((tx) =>
      gateway.features.orders.forPayments.markRefunded(tx, orderNo),
    );
    expect(await shop.find(orderNo)).toMatchObject({ status: 'refunded' });
    expect(await cancelInspection(orderNo)).toEqual(NOT_NOW);
  });

  it('a paid inspection on its day, or one that has begun, is not possible', async () => {
    const today = await bookInspection();
    await shop.pay(today.orderNo);
    await moveAppointment(today.orderNo, inDays(0));
    expect(await cancelInspection(today.orderNo)).toEqual(NOT_NOW);

    const begun = await bookInspection();
    await shop.pay(begun.orderNo);
    await gateway.database.db.transaction((tx) =>
      gateway.features.orders.forReports.markInService(tx, begun.orderNo, '开始检测'),
    );
    expect(await cancelInspection(begun.orderNo)).toEqual(NOT_NOW);
  });

  it('an inspection is no use for other orders', async () => {
    const orderNo = await member.order(await shop.addOffer('repair'), { vin: PETROL_VIN });
    expect((await cancelInspection(orderNo)).code).toBe('A0401');
  });
});

describe('when nothing is found', () => {
  it('the money goes back by itself, and the stock with it', async () => {
    const offer = await shop.addOffer('accident');
    const orderNo = await member.order(offer, { vin: PETROL_VIN });
    await shop.pay(orderNo);
    const { forReports: reportOrders } = gateway.features.orders;
    const given = await gateway.database.db.transaction((tx) =>
      reportOrders.giveBack(tx, orderNo, '查无记录，款项原路退回'),
    );
    expect(given).toBe(true);
    expect(await shop.stockOf(offer.skuId)).toEqual({ stock: 100, sold: 0 });
    expect(await shop.find(orderNo)).toMatchObject({ status: 'refunding', reportStatus: 'failed' });
  });
});

describe('after half an hour without money', () => {
  const makeOld = (orderNo: string) =>
    gateway.database.db
      .update(orders)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(orders.orderNo, orderNo));
  const runOut = (money = gateway.features.payments.money) =>
    expireOrders({ db: gateway.database.db, money, tell: tellMember(gateway.jobs.enqueue) });

  it('an order is canceled by the system, and what it held is given back', async () => {
    const { offer, appointment, orderNo } = await bookInspection();
    const young = await member.order(await shop.addOffer('repair'), { vin: PETROL_VIN });
    await makeOld(orderNo);
    await runOut();
    await runOut();
    expect(await shop.find(orderNo)).toMatchObject({ status: 'canceled', cancelReason: '超时未付款' });
    expect((await shop.find(young)).status).toBe('unpaid');
    expect((await shop.stockOf(offer.skuId)).stock).toBe(100);
    const events = await gateway.database.db
      .select({ status: orderEvents.status, actor: orderEvents.actor })
      .from(orderEvents)
      .where(eq(orderEvents.orderNo, orderNo))
      .orderBy(orderEvents.id);
    expect(events).toEqual([
      { status: 'unpaid', actor: 'member' },
      { status: 'canceled', actor: 'system' },
    ]);
    const told = (await member.messages()).filter(({ link }: { link: string }) => link.includes(orderNo));
    expect(told).toMatchObject([{ kind: 'order', title: expect.stringContaining('已自动取消') }]);
    await member.order(offer, appointment);
  });

  it('an order that was paid without a notice is found out and stays', async () => {
    const offer = await shop.addOffer('repair');
    const orderNo = await member.order(offer, { vin: PETROL_VIN });
    await member.call('POST', 'oms-boot/app-api/v1/orders/htmlPay', {
      outTradeNo: orderNo,
      amount: offer.price,
      channel: PAY_CHANNELS.wechat.wire,
    });
    await fetch(`${gateway.simulatorsUrl}/pay/${orderNo}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel: 'wechat', outcome: 'silent' }),
    });
    await makeOld(orderNo);
    await runOut();
    expect(await shop.find(orderNo)).toMatchObject({ status: 'paid', channel: 'wechat' });
  });

  it('a paid order stays', async () => {
    const orderNo = await member.order(await shop.addOffer('repair'), { vin: PETROL_VIN });
    await shop.pay(orderNo);
    await makeOld(orderNo);
    await runOut();
    expect((await shop.find(orderNo)).status).toBe('paid');
  });

  it('an order whose vendor cannot be asked waits, and the others do not', async () => {
    const stuck = await member.order(await shop.addOffer('repair'), { vin: PETROL_VIN });
    const free = await member.order(await shop.addOffer('repair'), { vin: PETROL_VIN });
    await makeOld(stuck);
    await makeOld(free);
    const money = {
      ...gateway.features.payments.money,
      async settleOrClose(orderNo: string) {
        if (orderNo === stuck) throw new Error('vendor down');
        return false;
      },
    };
    await expect(runOut(money)).rejects.toThrow();
    expect((await shop.find(stuck)).status).toBe('unpaid');
    expect((await shop.find(free)).status).toBe('canceled');
  });
});
