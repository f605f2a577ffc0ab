import {
  confirmOrder,
  getSpu,
  listModels,
  listOpenCities,
  listOutlets,
  listProviders,
  listUsedCars,
  type ServiceInfo,
  submitOrder,
} from '@cheyantong/contract';
import { DEMO_VEHICLES, type DemoBehaviour, SERVICES, type Service } from '@cheyantong/domain';
import type { Page } from '@playwright/test';
import { callAs } from './call.ts';

export interface PlacedOrder {
  orderNo: string;
  /** Cents. */
  amount: number;
}

/** Orders a service for a demonstration car, without the order page; the order waits for its money. */
export async function placeOrder(
  page: Page,
  service: Service,
  behaviour: DemoBehaviour = 'good',
): Promise<PlacedOrder> {
  const skuId = await firstSku(page, service);
  const confirmed = await callAs(page, confirmOrder, { body: { skuId } });
  const orderNo = await callAs(page, submitOrder, {
    body: {
      orderToken: confirmed.orderToken,
      orderType: SERVICES[service].orderType,
      orderItems: confirmed.orderItems.map((item) => ({ skuId: item.skuId, price: item.price, quantity: 1 })),
      paymentAmount: confirmed.paymentAmount,
      serviceInfo: await needsOf(page, service, skuId, behaviour),
      agree: true,
    },
  });
  return { orderNo, amount: confirmed.paymentAmount };
}

export const demoVin = (behaviour: DemoBehaviour, newEnergy = false): string => {
  const car = DEMO_VEHICLES.find((each) => each.behaviour === behaviour && each.newEnergy === newEnergy);
  if (!car) throw new Error(`no demonstration car is ${behaviour}`);
  return car.vin;
};

async function firstSku(page: Page, service: Service): Promise<string> {
  const { categoryId } = SERVICES[service];
  const providers = await callAs(page, listProviders, { query: { categoryId } });
  for (const { spuId } of providers) {
    const sku = spuId && (await callAs(page, getSpu, { params: { id: spuId } })).skuList[0];
    if (sku && sku.stock > 0) return sku.id;
  }
  throw new Error(`nothing to order for ${service}`);
}

async function needsOf(
  page: Page,
  service: Service,
  skuId: string,
  behaviour: DemoBehaviour,
): Promise<ServiceInfo> {
  switch (service) {
    case 'inspection':
      return { vin: demoVin(behaviour), ...(await firstAppointment(page, skuId)) };
    case 'valuation':
      return carToValue(page);
    case 'battery':
      return { vin: demoVin(behaviour, true) };
    case 'repair':
    case 'accident':
      return { vin: demoVin(behaviour), engineNo: 'DEMO123456' };
  }
}

/** The last half-day on offer: an inspection can be canceled until the day before. */
async function firstAppointment(page: Page, skuId: string): Promise<ServiceInfo> {
  for (const { cityCode } of await callAs(page, listOpenCities, { query: {} })) {
    const [outlet] = await callAs(page, listOutlets, { query: { cityCode, skuId } });
    const slot = outlet?.availableSlots.at(-1);
    const [appointPeriod] = slot?.periods ?? [];
    if (!outlet || !slot || !appointPeriod) continue;
    return {
      cityCode,
      outletId: outlet.outletId,
      appointDate: slot.date,
      appointPeriod,
      contactName: '张三',
      contactPhone: '13800138000',
    };
  }
  throw new Error('no outlet has a free half-day');
}

/** A car that the showroom knows, valued in Tianjin. */
async function carToValue(page: Page): Promise<ServiceInfo> {
  const { list } = await callAs(page, listUsedCars, { body: { pageSize: 1 } });
  const [car] = list;
  if (!car) throw new Error('the showroom is empty');
  const models = await callAs(page, listModels, { params: { seriesId: car.seriesId } });
  const model = models.find(({ modelId }) => modelId === car.modelId) ?? models[0];
  if (!model) throw new Error(`no model in series ${car.seriesId}`);
  return { modelId: model.modelId, recordDate: car.recordDate.slice(0, 7), mileage: 3.2, cityCode: '120100' };
}
