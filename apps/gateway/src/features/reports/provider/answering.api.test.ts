import {
  beijingDay,
  beijingHour,
  DEMO_VEHICLES,
  type DemoBehaviour,
  HOUR_MS,
  SERVICE_NAMES,
  type Service,
} from '@cheyantong/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProviderApi } from '../../../adapters/providers/port.ts';
import { auditLog } from '../../audit/tables.ts';
import { orders } from '../../orders/tables.ts';
import { inDays } from '../../purchase/test-shop.ts';
import { beginReport } from '../begin-report.ts';
import { reportRequests } from '../tables.ts';
import { type Office, openOffice, prefixOf, REPORT_PATHS } from '../test-office.ts';
import { askProvider, sweepRequests } from './ask-provider.ts';
import { giveUpPlacing, placeRequest } from './place-request.ts';
import { cancelAtProvider } from './withdraw-request.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.gateway.close());

const carThatIs = (behaviour: DemoBehaviour, newEnergy = false): string => {
  const car = DEMO_VEHICLES.find(
    (vehicle) => vehicle.behaviour === behaviour && vehicle.newEnergy === newEnergy,
  );
  if (!car) throw new Error('no such car');
  return car.vin;
};
const ofService = (service: Service, behaviour: DemoBehaviour): string =>
  carThatIs(behaviour, service === 'battery');

const read = async (
  order: { customer: Awaited<ReturnType<Office['paid']>>['customer']; orderNo: string },
  service: Service,
) => (await order.customer.call('GET', REPORT_PATHS[service](order.orderNo))).json();

describe('a provider that finds something', () => {
  it.each(SERVICE_NAMES)('gives the customer a report: %s', async (service) => {
    const order = await office.reported(service);
    const { data } = await read(order, service);
    expect(data).toMatchObject({
      orderNo: order.orderNo,
      reportCode: expect.stringMatching(new RegExp(`^${prefixOf(service)}-\\d{4}-\\d{4}-\\d{12}$`)),
      demo: true,
      verdict: { level: expect.stringMatching(/good|unknown/) },
      checkCode: expect.stringMatching(/^[0-9A-F]{4}(-[0-9A-F]{4}){3}$/),
      verifyUrl: expect.stringContaining(`/traceability?code=${data.reportCode}`),
    });
    expect(await office.shop.find(order.orderNo)).toMatchObject({
      status: 'completed',
      reportStatus: 'ready',
      reportCode: data.reportCode,
    });
    const handed = await office.db.select().from(auditLog).where(eq(auditLog.subjectId, order.orderNo));
    expect(handed.map(({ action }) => action)).toEqual(service === 'valuation' ? [] : ['vehicle.handed']);
  });

  it.each(['inspection', 'repair', 'accident', 'battery'] as const)(
    'says what is bad about a car: %s',
    async (service) => {
      const order = await office.reported(service, ofService(service, 'troubled'));
      expect((await read(order, service)).data.verdict.level).toBe('bad');
    },
  );
});

it.each(SERVICE_NAMES.filter((service) => service !== 'valuation'))(
  'finds nothing, and the money goes back by itself: %s',
  async (service) => {
    const order = await office.paid(service, ofService(service, 'nothing'));
    await office.place(order.orderNo);
    expect(await office.answer(order.orderNo)).toMatchObject({ outcome: 'nothing', status: 200 });
    expect(await office.shop.find(order.orderNo)).toMatchObject({
      status: 'refunding',
      reportStatus: 'failed',
      cancelReason: '服务机构未查到该车的记录，费用将原路退回',
    });
    expect(await read(order, service)).toMatchObject({ code: 'A0500', msg: '未能出具报告，费用原路退回' });
  },
);

describe('a valuation', () => {
  it('is made without asking a provider', async () => {
    const order = await office.reported('valuation');
    expect(await office.requestOf(order.orderNo)).toMatchObject({ status: 'answered', providerRef: null });
    expect((await read(order, 'valuation')).data).toMatchObject({
      sampleTooSmall: true,
      verdict: { title: '样本不足' },
    });
  });

  it('of a model that has left the catalogue since costs nothing, and says why', async () => {
    const order = await office.paid('valuation');
    const { serviceInfo } = await office.shop.find(order.orderNo);
    await office.db
      .update(orders)
      .set({ serviceInfo: { ...serviceInfo, modelId: '1' } })
      .where(eq(orders.orderNo, order.orderNo));
    await office.place(order.orderNo);
    expect(await office.shop.find(order.orderNo)).toMatchObject({
      status: 'refunding',
      reportStatus: 'failed',
      cancelReason: '车型或城市已不在目录中，无法估值；费用将原路退回',
    });
    expect(await office.reportsOf(order.orderNo)).toEqual([]);
  });
});

it('a provider that is out of order is tried again, and when it fails the money goes back', async () => {
  const { orderNo } = await office.paid('repair', carThatIs('failing'));
  await expect(office.place(orderNo)).rejects.toThrow('返回 500');
  await expect(office.place(orderNo)).rejects.toThrow('返回 500');
  expect(await office.requestOf(orderNo)).toMatchObject({
    status: 'queued',
    attempts: 2,
    lastProblem: '服务机构返回 500',
  });
  await office.place(orderNo);
  await office.answer(orderNo);
  expect(await office.shop.find(orderNo)).toMatchObject({
    status: 'refunding',
    cancelReason: '服务机构未能完成查询，费用将原路退回',
  });
});

it('a provider that has accepted an order is waited for, also by a server that was killed then and tries again', async () => {
  const { orderNo } = await office.paid('repair');
  await office.place(orderNo);
  await office.place(orderNo);
  expect(await office.requestOf(orderNo)).toMatchObject({ status: 'accepted' });
  expect(await office.answer(orderNo)).toMatchObject({ status: 200 });
  expect(await office.shop.find(orderNo)).toMatchObject({ status: 'completed', reportStatus: 'ready' });
});

it('a provider that never takes the order costs nothing', async () => {
  const { orderNo } = await office.paid('repair', carThatIs('failing'));
  await expect(office.place(orderNo)).rejects.toThrow();
  await giveUpPlacing(office.desk, orderNo);
  await giveUpPlacing(office.desk, orderNo);
  expect(await office.shop.find(orderNo)).toMatchObject({ status: 'refunding' });
  await office.place(orderNo);
  expect(await office.requestOf(orderNo)).toMatchObject({ status: 'failed' });
});

describe('an inspection that is canceled after paying', () => {
  const SLOW_CAR = carThatIs('slow');
  const cancel = async ({ customer, orderNo }: Awaited<ReturnType<Office['paid']>>) =>
    customer.call('POST', 'vehicle-boot/api/v1/vehicle/detect/cancel', { orderNo });
  const timelineOf = async ({ customer, orderNo }: Awaited<ReturnType<Office['paid']>>) =>
    JSON.stringify(
      (await customer.call('GET', `oms-boot/app-api/v1/orders/detail/${orderNo}`)).json().data.timeline,
    );
  const atProvider = async (orderNo: string) =>
    (
      (await (await fetch(`${office.gateway.simulatorsUrl}/providers/requests`)).json()) as {
        orderNo: string;
        canceledAt: string | null;
      }[]
    ).find((request) => request.orderNo === orderNo);

  it('is told to its provider, once, and the timeline says so', async () => {
    const order = await office.paid('inspection', SLOW_CAR);
    await office.place(order.orderNo);
    expect((await cancel(order)).json().code).toBe('00000');
    await cancelAtProvider(office.desk, order.orderNo);
    await cancelAtProvider(office.desk, order.orderNo);
    expect(await atProvider(order.orderNo)).toMatchObject({ canceledAt: expect.any(String) });
    expect((await timelineOf(order)).match(/服务机构已确认取消检测/g)).toHaveLength(1);
    expect(await office.requestOf(order.orderNo)).toMatchObject({ status: 'canceled' });
  });

  it('goes back also when the provider says that it is done', async () => {
    const order = await office.paid('inspection', SLOW_CAR);
    await office.place(order.orderNo);
    await cancel(order);
    await office.answer(order.orderNo, 'report');
    await cancelAtProvider(office.desk, order.orderNo);
    expect(await timelineOf(order)).toContain('服务机构称检测已完成，不影响退款');
    expect(await office.shop.find(order.orderNo)).toMatchObject({ status: 'refunding', reportCode: null });
  });

  it('is never placed when it had not been, and told when it was being placed', async () => {
    const order = await office.paid('inspection', SLOW_CAR);
    await cancel(order);
    await office.place(order.orderNo);
    expect(await atProvider(order.orderNo)).toBeUndefined();
    expect(await office.requestOf(order.orderNo)).toMatchObject({ status: 'withdrawn', providerRef: null });
  });

  it('is told to a provider that was just accepting it', async () => {
    const order = await office.paid('inspection', SLOW_CAR);
    const { providers } = office.desk;
    const slowly: ProviderApi = {
      place: async (providerCode, message) => {
        const reference = await providers.place(providerCode, message);
        await cancel(order);
        return reference;
      },
      ask: (...about) => providers.ask(...about),
      cancel: (...about) => providers.cancel(...about),
      prove: (...message) => providers.prove(...message),
    };
    await placeRequest({ ...office.desk, providers: slowly }, order.orderNo);
    expect(await office.shop.find(order.orderNo)).toMatchObject({ status: 'refunding' });
    expect(await office.requestOf(order.orderNo)).toMatchObject({
      status: 'withdrawn',
      providerRef: expect.any(String),
    });
    await cancelAtProvider(office.desk, order.orderNo);
    expect(await atProvider(order.orderNo)).toMatchObject({ canceledAt: expect.any(String) });
    expect(await timelineOf(order)).toContain('服务机构已确认取消检测');
  });
});

describe('garbage', () => {
  it.each(['inspection', 'repair', 'accident'] as const)(
    'is refused, written down and asked about: %s',
    async (service) => {
      const order = await office.paid(service, carThatIs('garbage'));
      await office.place(order.orderNo);
      expect(await office.answer(order.orderNo)).toMatchObject({ outcome: 'garbage', status: 400 });
      const refused = await office.refusedBy(await office.codeOfProvider(order.orderNo));
      expect(refused.find(({ orderNo }) => orderNo === order.orderNo)).toMatchObject({
        reason: '报告内容不完整',
        details: expect.arrayContaining([expect.stringContaining('verdict')]),
      });
      expect((await read(order, service)).msg).toBe('报告生成中，请稍后查看');
      await askProvider(office.desk, order.orderNo);
      expect(await read(order, service)).toMatchObject({ code: '00000' });
    },
  );
});

describe('a slow provider', () => {
  const slow = async (service: Service) => {
    const order = await office.paid(service, carThatIs('slow'));
    await office.place(order.orderNo);
    return order;
  };

  it('is asked after a minute, and answers when it is ready', async () => {
    const order = await slow('accident');
    expect(await office.shop.find(order.orderNo)).toMatchObject({ status: 'inService' });
    await askProvider(office.desk, order.orderNo);
    expect(await office.requestOf(order.orderNo)).toMatchObject({ status: 'accepted', lastProblem: null });
    await office.answer(order.orderNo);
    expect(await read(order, 'accident')).toMatchObject({ code: '00000' });
  });

  it('that is too slow is asked once more when its time is up, and loses the order', async () => {
    const { orderNo } = await slow('repair');
    const pass = (seconds: number) => {
      const earlier = (moment: typeof reportRequests.dueAt | typeof reportRequests.lastAskedAt) =>
        sql`${moment} - ${seconds} * interval '1 second'`;
      const { dueAt, lastAskedAt } = reportRequests;
      return office.db
        .update(reportRequests)
        .set({ dueAt: earlier(dueAt), lastAskedAt: earlier(lastAskedAt) })
        .where(eq(reportRequests.orderNo, orderNo));
    };
    await office.db
      .update(reportRequests)
      .set({ dueAt: sql`now() + interval '1 second'`, lastAskedAt: sql`now()` })
      .where(eq(reportRequests.orderNo, orderNo));
    await pass(2);
    await sweepRequests(office.desk);
    expect(await office.shop.find(orderNo)).toMatchObject({ status: 'inService' });
    expect((await office.requestOf(orderNo))?.lastAskedAt?.getTime()).toBeGreaterThan(Date.now() - 1_000);
    await pass(61);
    await sweepRequests(office.desk);
    expect(await office.shop.find(orderNo)).toMatchObject({
      status: 'refunding',
      cancelReason: '服务机构未在约定时间内答复，费用将原路退回',
    });
    await office.answer(orderNo, 'report');
    expect(await office.reportsOf(orderNo)).toEqual([]);
  });

  it('has its time by the database’s clock, also where that of the server is hours behind', async () => {
    const { orderNo } = await office.paid('repair', carThatIs('slow'));
    await office.db.delete(reportRequests).where(eq(reportRequests.orderNo, orderNo));
    const [order] = await office.db.select().from(orders).where(eq(orders.orderNo, orderNo));
    if (!order) throw new Error('no order');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * HOUR_MS });
    await beginReport(async () => undefined, office.db, order).finally(() => vi.useRealTimers());
    await sweepRequests(office.desk);
    expect(await office.shop.find(orderNo)).toMatchObject({ status: 'paid', reportStatus: 'generating' });
  });

  it('leaves an inspection paid until it begins, so that it can still be canceled', async () => {
    const { customer, orderNo } = await slow('inspection');
    expect(await office.shop.find(orderNo)).toMatchObject({ status: 'paid' });
    await customer.call('POST', 'vehicle-boot/api/v1/vehicle/detect/cancel', { orderNo });
    expect(await office.shop.find(orderNo)).toMatchObject({ status: 'refunding' });
    await office.answer(orderNo, 'started');
    await office.answer(orderNo, 'report');
    expect(await office.shop.find(orderNo)).toMatchObject({ status: 'refunding' });
    expect(await office.reportsOf(orderNo)).toEqual([]);
  });

  it('that inspects a car before its appointment is refused, written down, and has the appointment moved first', async () => {
    const order = await slow('inspection');
    const { orderNo } = order;
    const code = await office.codeOfProvider(orderNo);
    const { providerRef } = (await office.requestOf(orderNo)) ?? {};
    const tell = (answer: object) =>
      office.callback(code, JSON.stringify({ orderNo, providerRef, revision: 1, ...answer }));
    expect((await tell({ outcome: 'started' })).statusCode).toBe(400);
    expect((await office.refusedBy(code)).map(({ reason }) => reason)).toContain('早于预约时间');
    expect(await office.shop.find(orderNo)).toMatchObject({ status: 'paid', reportCode: null });

    const now = new Date();
    const moved = { appointDate: beijingDay(now), appointPeriod: beijingHour(now) < 12 ? '上午' : '下午' };
    expect((await tell({ outcome: 'rescheduled', ...moved })).statusCode).toBe(200);
    expect((await tell({ outcome: 'started' })).statusCode).toBe(200);
    expect(await office.shop.find(orderNo)).toMatchObject({
      status: 'inService',
      ...moved,
      serviceInfo: moved,
    });
    const { timeline } = (
      await order.customer.call('GET', `oms-boot/app-api/v1/orders/detail/${orderNo}`)
    ).json().data;
    expect(timeline.map(({ remark }: { remark: string }) => remark).slice(-3)).toEqual([
      expect.stringMatching(/^已预约 \d{4}-\d{2}-\d{2} 上午，.+已接单$/),
      `预约改为 ${moved.appointDate} ${moved.appointPeriod}`,
      expect.stringContaining('已开始检测'),
    ]);
  });

  it('cannot date an inspection before its appointment', async () => {
    const early = await office.paid('inspection');
    await office.place(early.orderNo);
    const { providerRef } = (await office.requestOf(early.orderNo)) ?? {};
    const done = await office.reported('inspection');
    const [report] = await office.reportsOf(done.orderNo);
    const findings = { ...JSON.parse(report?.document ?? '{}'), inspectTime: '2020-01-01 10:00:00' };
    await office.db
      .update(orders)
      .set({ appointDate: inDays(0) })
      .where(eq(orders.orderNo, early.orderNo));
    const answer = { orderNo: early.orderNo, providerRef, revision: 1, outcome: 'report', findings };
    const told = await office.callback(await office.codeOfProvider(early.orderNo), JSON.stringify(answer));
    expect(told.statusCode).toBe(400);
    expect(await office.reportsOf(early.orderNo)).toEqual([]);
  });

  it('begins an inspection, then reports', async () => {
    const order = await slow('inspection');
    await office.answer(order.orderNo, 'started');
    expect(await office.shop.find(order.orderNo)).toMatchObject({ status: 'inService' });
    await office.answer(order.orderNo);
    expect(await read(order, 'inspection')).toMatchObject({ code: '00000' });
  });
});

it('the queue brings an order to its provider and the report back, also when its callback could not be read', async () => {
  const good = await office.paid('repair');
  const garbage = await office.paid('repair', carThatIs('garbage'));
  await office.gateway.jobs.work();
  const statusOf = async (orderNo: string) => (await office.shop.find(orderNo)).status;
  const patience = { timeout: 25_000, interval: 200 };
  await expect.poll(() => statusOf(good.orderNo), patience).toBe('completed');
  await expect.poll(() => statusOf(garbage.orderNo), patience).toBe('completed');
});
