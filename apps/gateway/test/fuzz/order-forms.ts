import { setTimeout as wait } from 'node:timers/promises';
import {
  confirmOrder,
  createPayCode,
  getOrder,
  getSpu,
  listModels,
  listOpenCities,
  listOutlets,
  listProviders,
  listUsedCars,
  type OrderSubmitForm,
  type ServiceInfo,
  submitOrder,
} from '@cheyantong/contract';
import { DEMO_VEHICLES, PAY_CHANNELS, SERVICES, type Service } from '@cheyantong/domain';
import type { Places, Visitor } from './visitor.ts';

const LOOK_AGAIN_MS = 200;
const REPORT_WITHIN_MS = 60_000;

const vinOf = (newEnergy: boolean): string =>
  DEMO_VEHICLES.find((car) => car.newEnergy === newEnergy && car.behaviour === 'good')?.vin ?? '';

/** A form that only has to be sent: its token is good once. */
export async function newOrderForm(member: Visitor, service: Service): Promise<OrderSubmitForm> {
  const skuId = await skuFor(member, service);
  const { orderToken, orderItems, paymentAmount } = await member.ask(confirmOrder, { body: { skuId } });
  return {
    orderToken,
    orderType: SERVICES[service].orderType,
    orderItems: orderItems.map(({ price }) => ({ skuId, price, quantity: 1 })),
    paymentAmount,
    serviceInfo: await carFor(member, service, skuId),
    agree: true,
  };
}

export async function skuFor(member: Visitor, service: Service): Promise<string> {
  const { categoryId } = SERVICES[service];
  for (const { spuId } of await member.ask(listProviders, { query: { categoryId } })) {
    const sku = spuId && (await member.ask(getSpu, { params: { id: spuId } })).skuList[0];
    if (sku && sku.stock > 0) return sku.id;
  }
  throw new Error(`nothing to order for ${service}`);
}

async function carFor(member: Visitor, service: Service, skuId: string): Promise<ServiceInfo> {
  if (service === 'battery') return { vin: vinOf(true) };
  if (service === 'inspection') return { vin: vinOf(false), ...(await appointment(member, skuId)) };
  if (service !== 'valuation') return { vin: vinOf(false), engineNo: 'DEMO123456' };
  const [car] = (await member.ask(listUsedCars, { body: { pageSize: 1 } })).list;
  if (!car) throw new Error('the showroom is empty');
  const [model] = await member.ask(listModels, { params: { seriesId: car.seriesId } });
  return {
    modelId: model?.modelId,
    recordDate: `${model?.maxRegYear ?? 2020}-01`,
    mileage: 3.2,
    cityCode: '120100',
  };
}

async function appointment(member: Visitor, skuId: string): Promise<ServiceInfo> {
  for (const { cityCode } of await member.ask(listOpenCities, { query: {} })) {
    const [outlet] = await member.ask(listOutlets, { query: { cityCode, skuId } });
    const slot = outlet?.availableSlots.at(-1);
    if (!outlet || !slot) continue;
    return {
      cityCode,
      outletId: outlet.outletId,
      appointDate: slot.date,
      appointPeriod: slot.periods[0],
      contactName: '张三',
      contactPhone: '13800138000',
    };
  }
  throw new Error('no outlet has a free half-day');
}

export async function placeOrder(member: Visitor, service: Service): Promise<string> {
  return member.ask(submitOrder, { body: await newOrderForm(member, service) });
}

/** Pays at the simulated vendor; answers the number of the report. */
export async function buyReport(
  member: Visitor,
  { simulatorsUrl }: Places,
  service: Service,
): Promise<string> {
  const orderNo = await placeOrder(member, service);
  const { amount } = await member.ask(getOrder, { params: { orderNo } });
  await member.ask(createPayCode, {
    body: { outTradeNo: orderNo, amount, channel: PAY_CHANNELS.wechat.wire },
  });
  await fetch(`${simulatorsUrl}/pay/${orderNo}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel: 'wechat', outcome: 'paid' }),
  });
  const giveUpAt = Date.now() + REPORT_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    if ((await member.ask(getOrder, { params: { orderNo } })).reportCode) return orderNo;
    await wait(LOOK_AGAIN_MS);
  }
  throw new Error(`no report for ${service}`);
}
