import type { OrderRow } from '@cheyantong/contract';
import { SERVICE_NAMES, SERVICES, type Service } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import {
  type Customer,
  inDays,
  newCustomer,
  openShop,
  PETROL_VIN,
  type Shop,
  type TestOffer,
} from '../purchase/test-shop.ts';
import { orders } from './tables.ts';

const OMS = 'oms-boot/app-api/v1/orders';
const VEHICLE = 'vehicle-boot/api/v1/vehicle';

let gateway: TestGateway;
let shop: Shop;
let member: Customer;
let stranger: Customer;
const offers = {} as Record<Service, TestOffer>;
/** One order of each service, in the order of the services. */
const numbers = {} as Record<Service, string>;

beforeAll(async () => {
  gateway = await startTestGateway();
  shop = await openShop(gateway);
  member = await newCustomer(gateway);
  stranger = await newCustomer(gateway);
  for (const service of SERVICE_NAMES) {
    offers[service] = await shop.addOffer(service);
    numbers[service] = await member.order(offers[service], await needsOf(service));
  }
});
afterAll(() => gateway.close());

async function needsOf(service: Service) {
  if (service !== 'inspection') return shop.carOf[service];
  const outlet = await shop.addOutlet(offers.inspection.providerId);
  return {
    ...shop.carOf.inspection,
    cityCode: '330100',
    outletId: String(outlet.id),
    appointDate: inDays(3),
    appointPeriod: '下午',
  };
}

const list = async (query: object = {}, path: string = OMS): Promise<{ list: OrderRow[]; total: number }> =>
  (await member.call('POST', path, query)).json().data;
const numbersIn = async (query: object = {}, path: string = OMS) =>
  (await list(query, path)).list.map(({ orderNo }) => orderNo);

describe('my orders', () => {
  it('come newest first, with everything the row and the payment dialog show', async () => {
    const page = await list();
    expect(page.total).toBe(5);
    expect(page.list.map(({ orderNo }) => orderNo)).toEqual(Object.values(numbers).reverse());
    expect(page.list.find(({ orderNo }) => orderNo === numbers.repair)).toEqual({
      id: expect.stringMatching(/^\d+$/),
      orderSn: numbers.repair,
      orderNo: numbers.repair,
      outTradeNo: numbers.repair,
      orderType: 2,
      orderTypeLabel: '维修报告',
      status: 0,
      statusLabel: '待付款',
      totalAmount: 2900,
      paymentAmount: 2900,
      amount: 2900,
      channel: null,
      paymentUrl: null,
      paymentMethodLabel: null,
      totalQuantity: 1,
      orderItems: [expect.objectContaining({ skuId: String(offers.repair.skuId), price: 2900, quantity: 1 })],
      providerName: expect.stringContaining('检测所'),
      vehicleName: expect.any(String),
      vinMasked: 'LFV**********0101',
      reportStatus: 0,
      reportCode: null,
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      payTime: null,
      expireTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      cancelable: true,
      cancelRule: '尚未付款，取消不产生费用',
      certified: null,
      sourceLabel: '网站',
      remark: null,
    });
  });

  it('are found by type, status, words and day, page by page', async () => {
    expect(await numbersIn({ orderType: 4 })).toEqual([numbers.battery]);
    expect(await numbersIn({ status: 1 })).toEqual([]);
    expect((await list({ status: 0 })).total).toBe(5);
    expect(await numbersIn({ keywords: numbers.accident })).toEqual([numbers.accident]);
    expect((await list({ keywords: PETROL_VIN.toLowerCase() })).total).toBe(3);
    expect(await numbersIn({ keywords: '特斯拉' })).toEqual([numbers.battery]);
    expect((await list({ keywords: '检测所' })).total).toBe(5);
    expect((await list({ keywords: '%' })).total).toBe(0);
    expect((await list({ beginDate: inDays(0), endDate: inDays(0) })).total).toBe(5);
    expect((await list({ beginDate: inDays(1) })).total).toBe(0);
    expect((await list({ endDate: inDays(-1) })).total).toBe(0);
    const second = await list({ pageNum: 2, pageSize: 2 });
    expect(second).toMatchObject({
      total: 5,
      list: [{ orderNo: numbers.repair }, { orderNo: numbers.valuation }],
    });
    expect(await list({ pageNum: 9 })).toEqual({ total: 5, list: [] });
    expect((await member.call('POST', OMS, { beginDate: '2026-02-31' })).json().code).toBe('A0421');
    expect((await member.call('POST', OMS, { beginDate: '0001-01-01' })).json().code).toMatch(/^A04/);
  });

  it('have lists of their own for inspections, valuations and reports by VIN', async () => {
    const inspections = await list({}, `${VEHICLE}/detect/order/list`);
    expect(inspections).toMatchObject({
      total: 1,
      list: [{ orderNo: numbers.inspection, appointDate: inDays(3), appointPeriod: '下午' }],
    });
    expect(await numbersIn({ orderType: 2 }, `${VEHICLE}/valuation/serviceOrder/list`)).toEqual([
      numbers.valuation,
    ]);
    const byVin = `${VEHICLE}/maintenance/order/list`;
    expect(await numbersIn({}, byVin)).toEqual([numbers.repair]);
    expect(await numbersIn({ orderType: 3 }, byVin)).toEqual([numbers.accident]);
    expect(await numbersIn({ orderType: 4 }, byVin)).toEqual([numbers.battery]);
    expect(await numbersIn({ orderType: 1 }, byVin)).toEqual([]);
  });
});

const detailPath: Record<Service, (orderNo: string) => string> = {
  inspection: (orderNo) => `${VEHICLE}/detect/order/detail/${orderNo}`,
  valuation: (orderNo) => `${VEHICLE}/valuation/serviceOrder/orderDetail/${orderNo}`,
  repair: (orderNo) => `${VEHICLE}/maintenance/order/detail/${orderNo}`,
  accident: (orderNo) => `${VEHICLE}/maintenance/order/detail/${orderNo}`,
  battery: (orderNo) => `${VEHICLE}/maintenance/order/detail/${orderNo}`,
};

describe('one order', () => {
  it.each(SERVICE_NAMES)('of %s is read by its own call and by the common one', async (service) => {
    const orderNo = numbers[service];
    const expected = {
      orderNo,
      orderType: SERVICES[service].orderType,
      orderStatus: 0,
      orderStatusLabel: '待付款',
    };
    expect((await member.call('GET', `${OMS}/detail/${orderNo}`)).json().data).toMatchObject(expected);
    expect((await member.call('GET', detailPath[service](orderNo))).json().data).toMatchObject(expected);
  });

  it('tells what happened to it, and what was asked for', async () => {
    const { data } = (await member.call('GET', `${OMS}/detail/${numbers.inspection}`)).json();
    expect(data.timeline).toEqual([
      { status: 0, label: '待付款', time: data.createTime, actor: '本人', remark: '提交订单' },
    ]);
    expect(data.serviceInfo).toMatchObject({
      vin: PETROL_VIN,
      contactName: '张三',
      contactPhone: '13800138000',
    });
    expect(data).toMatchObject({ cancelReason: null, finishTime: null, transactionId: null, refunds: [] });
  });

  it('of an inspection names its outlet and the days it has room', async () => {
    const { data } = (await member.call('GET', detailPath.inspection(numbers.inspection))).json();
    expect(data).toMatchObject({ appointDate: inDays(3), appointPeriod: '下午', inspector: null });
    expect(data.outlet).toMatchObject({ cityName: '杭州市', address: '示例路 1 号' });
    expect(data.outlet.availableDates).toContain(inDays(3));
  });

  it('goes on to paid, in service and completed, each with who and why', async () => {
    const { database, features } = gateway;
    const orderNo = await member.order(offers.repair, { vin: PETROL_VIN });
    await shop.pay(orderNo, 'wechat');
    expect(await shop.stockOf(offers.repair.skuId)).toMatchObject({ sold: 1 });
    await database.db.transaction(async (tx) => {
      expect(await features.orders.forReports.markCompleted(tx, orderNo, 'WX-1')).toBe(false);
      expect(await features.orders.forReports.markInService(tx, orderNo, '服务机构已受理')).toBe(true);
      expect(await features.orders.forReports.markInService(tx, orderNo, '服务机构已受理')).toBe(false);
      expect(await features.orders.forReports.markCompleted(tx, orderNo, 'WX-1')).toBe(true);
      expect(await features.orders.forReports.giveBack(tx, orderNo, '太晚')).toBe(false);
    });
    const { data } = (await member.call('GET', `${OMS}/detail/${orderNo}`)).json();
    expect(data).toMatchObject({
      status: 3,
      reportStatus: 2,
      reportCode: 'WX-1',
      channel: 2,
      paymentMethodLabel: '微信支付',
      expireTime: null,
      cancelable: false,
      cancelRule: '报告已出具，不可取消',
    });
    expect(data.finishTime).not.toBeNull();
    expect(
      data.timeline.map(({ label, actor }: { label: string; actor: string }) => `${label} ${actor}`),
    ).toEqual(['待付款 本人', '已付款 支付渠道', '报告生成中 服务机构', '已完成 服务机构']);
  });

  it('still waits for its money after its time is over, until the job has looked', async () => {
    const orderNo = await member.order(offers.repair, { vin: PETROL_VIN });
    await gateway.database.db
      .update(orders)
      .set({ expiresAt: new Date(Date.now() - 60_000) })
      .where(eq(orders.orderNo, orderNo));
    const { data } = (await member.call('GET', `${OMS}/detail/${orderNo}`)).json();
    expect(data).toMatchObject({ status: 0, statusLabel: '待付款' });
  });

  it('is not read by the call of another service', async () => {
    const there = async (path: string) => (await member.call('GET', path)).json();
    expect((await there(detailPath.inspection(numbers.repair))).code).toBe('A0401');
    expect((await there(detailPath.repair(numbers.inspection))).code).toBe('A0401');
    expect(await there(detailPath.valuation(numbers.repair))).toMatchObject({ code: '00000', data: null });
  });
});

describe('somebody else’s order', () => {
  it('stands in nobody else’s list', async () => {
    for (const path of [OMS, `${VEHICLE}/detect/order/list`, `${VEHICLE}/valuation/serviceOrder/list`])
      expect((await stranger.call('POST', path, {})).json().data).toEqual({ list: [], total: 0 });
  });
});
