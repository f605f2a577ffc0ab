import type { ServiceInfo } from '@cheyantong/contract';
import {
  beijingDay,
  dayAfter,
  type PayChannel,
  SERVICES,
  type Service,
  vinProblem,
} from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import type { TestGateway } from '../../../test/gateway.ts';
import { Sessions } from '../account/sessions.ts';
import { members } from '../account/tables.ts';
import { agreeAtRegistration } from '../agreements/index.ts';
import { demoCategories } from '../catalogue/demo/categories.ts';
import { timesSold } from '../catalogue/stock.ts';
import { categories, outlets, providers, skus, spuBrands, spus } from '../catalogue/tables.ts';
import { orders } from '../orders/tables.ts';
import { receipts } from '../payments/tables.ts';
import { brands, models, series } from '../vehicles/tables.ts';

export const PETROL_VIN = 'LFV2A21J7M3000101';
export const ELECTRIC_VIN = 'LRW3E7FS0NC000616';
/** Beijing Hyundai, whose repairs are filed by engine number. */
export const HYUNDAI_VIN = vinOf('LBECFAHB', 'MZ000001');

export const inDays = (days: number): string => dayAfter(beijingDay(new Date()), days);

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Services to order and cars to order them for, made one by one. */
export async function openShop({ database: { db }, features }: TestGateway) {
  let made = 0;
  await db.insert(categories).values(demoCategories());
  const volkswagen = await addModel('大众', { energy: '汽油' });
  const tesla = await addModel('特斯拉', { energy: '纯电动' });

  async function addModel(brandName: string, facts: Partial<typeof models.$inferInsert> = {}) {
    made += 1;
    const brand = one(await db.insert(brands).values({ name: brandName, initial: 'A' }).returning());
    const line = one(
      await db
        .insert(series)
        .values({ brandId: brand.id, name: `车系${made}`, maker: '某厂', body: 'SUV' })
        .returning(),
    );
    const model = one(
      await db
        .insert(models)
        .values({
          seriesId: line.id,
          year: 2021,
          trim: '标准型',
          energy: '汽油',
          guidePriceYuan: 150_000,
          ...facts,
        })
        .returning(),
    );
    return { brandId: brand.id, modelId: String(model.id), name: `${brandName} 车系${made} 2021款 标准型` };
  }

  async function addOffer(
    service: Service,
    facts: Partial<typeof skus.$inferInsert> & { coversOnly?: bigint } = {},
  ) {
    made += 1;
    const { coversOnly, ...skuFacts } = facts;
    const provider = one(
      await db
        .insert(providers)
        .values({ code: `provider-${made}`, brandName: `第${made}检测所`, logoUrl: '/logo.svg', appLink: '' })
        .returning(),
    );
    const spu = one(
      await db
        .insert(spus)
        .values({
          categoryId: `${SERVICES[service].categoryId}01`,
          providerId: provider.id,
          name: SERVICES[service].name,
          refundRule: '查无记录自动退款',
          coversAllBrands: coversOnly === undefined,
        })
        .returning(),
    );
    if (coversOnly !== undefined) await db.insert(spuBrands).values({ spuId: spu.id, brandId: coversOnly });
    const sku = one(
      await db
        .insert(skus)
        .values({
          spuId: spu.id,
          skuSn: `SKU-${made}`,
          name: '标准',
          priceCents: 2_900,
          originPriceCents: 3_900,
          stock: 100,
          ...skuFacts,
        })
        .returning(),
    );
    return { service, providerId: provider.id, spuId: spu.id, skuId: sku.id, price: sku.priceCents };
  }

  async function addOutlet(providerId: bigint, facts: Partial<typeof outlets.$inferInsert> = {}) {
    made += 1;
    return one(
      await db
        .insert(outlets)
        .values({
          providerId,
          cityCode: '330100',
          cityName: '杭州市',
          provinceCode: '330000',
          provinceName: '浙江省',
          name: `第${made}检测点`,
          address: '示例路 1 号',
          phone: '400-000-0000',
          businessHours: '09:00–17:30',
          serviceMode: 1,
          carsPerHalfDay: 4,
          ...facts,
        })
        .returning(),
    );
  }

  /** As if the vendor's notice had come. */
  async function pay(orderNo: string, channel: PayChannel = 'alipay'): Promise<void> {
    await db.transaction(async (tx) => {
      const order = await features.orders.forPayments.lock(tx, orderNo);
      if (!order) throw new Error('no order');
      const transactionId = `transaction-${orderNo}`;
      const paidAt = new Date();
      await tx.insert(receipts).values({
        orderNo,
        channel,
        transactionId,
        amountCents: order.amountCents,
        paidAt,
        purpose: 'settles',
        source: 'notice',
      });
      await features.orders.forPayments.markPaid(tx, orderNo, { channel, transactionId, paidAt });
    });
  }

  const stockOf = async (skuId: bigint) =>
    one(await db.select({ stock: skus.stock, sold: timesSold }).from(skus).where(eq(skus.id, skuId)));

  const find = async (orderNo: string) =>
    one(await db.select().from(orders).where(eq(orders.orderNo, orderNo)));

  const carOf: Record<Service, ServiceInfo> = {
    inspection: { vin: PETROL_VIN, contactName: '张三', contactPhone: '13800138000' },
    valuation: { modelId: volkswagen.modelId, recordDate: '2021-06', mileage: 4.2, cityCode: '330100' },
    repair: { vin: PETROL_VIN },
    accident: { vin: PETROL_VIN },
    battery: { vin: ELECTRIC_VIN },
  };

  return { volkswagen, tesla, addModel, addOffer, addOutlet, pay, stockOf, find, carOf };
}

export type TestOffer = Awaited<ReturnType<Shop['addOffer']>>;

let nextPhone = 13_600_000_000;

/** A logged-in member with the calls of ordering. */
export async function newCustomer({ app, database: { db } }: TestGateway) {
  const mobile = String(nextPhone++);
  const member = one(await db.insert(members).values({ mobile, nickName: '用户' }).returning());
  await agreeAtRegistration(db, member.id);
  const device = { userAgent: '', network: '127.0.0.0/24' };
  const { token: bearer } = await new Sessions(db).start(member.id, device);
  const headers = { authorization: `Bearer ${bearer}` };
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });

  async function confirm(skuId: bigint | string) {
    return app.inject({
      method: 'POST',
      url: '/api/oms-boot/app-api/v1/orders/confirm',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `skuId=${skuId}`,
    });
  }

  const token = async (offer: TestOffer): Promise<string> =>
    (await confirm(offer.skuId)).json().data.orderToken;

  const submit = (offer: TestOffer, orderToken: string, serviceInfo: object, more: object = {}) =>
    call('POST', 'oms-boot/app-api/v1/orders/submit', {
      orderToken,
      orderSource: 'WEB',
      orderType: SERVICES[offer.service].orderType,
      orderItems: [{ skuId: String(offer.skuId), price: offer.price, quantity: 1 }],
      paymentAmount: offer.price,
      serviceInfo,
      agree: true,
      ...more,
    });

  /** Confirms and submits; answers the number of the order. */
  async function order(offer: TestOffer, serviceInfo: object, more: object = {}): Promise<string> {
    const answer = (await submit(offer, await token(offer), serviceInfo, more)).json();
    if (answer.code !== '00000') throw new Error(answer.msg);
    return answer.data;
  }

  /** What the member reads instead, when it is refused. */
  async function refusal(offer: TestOffer, serviceInfo: object, more: object = {}): Promise<string> {
    const { code, msg } = (await submit(offer, await token(offer), serviceInfo, more)).json();
    return `${code} ${msg}`;
  }

  /** The message centre, newest first. */
  const messages = async () => (await call('GET', 'ums-boot/app-api/v1/messages')).json().data.list;

  return { id: member.id, mobile, refusal, headers, call, confirm, token, submit, order, messages };
}

export type Customer = Awaited<ReturnType<typeof newCustomer>>;

/** A number with the right check digit. */
export function vinOf(beginning: string, end: string): string {
  const vin = [...'0123456789X'].map((check) => beginning + check + end).find((each) => !vinProblem(each));
  if (!vin) throw new Error('no check digit fits');
  return vin;
}

function one<T>([row]: T[]): T {
  if (!row) throw new Error('no row');
  return row;
}
