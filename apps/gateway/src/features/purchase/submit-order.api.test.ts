import { AGREEMENTS, PAYMENT } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { skus } from '../catalogue/tables.ts';
import { orderEvents, orders } from '../orders/tables.ts';
import { orderTokens } from './tables.ts';
import {
  type Customer,
  ELECTRIC_VIN,
  HYUNDAI_VIN,
  newCustomer,
  openShop,
  PETROL_VIN,
  type Shop,
} from './test-shop.ts';

let gateway: TestGateway;
let shop: Shop;
let member: Customer;
beforeAll(async () => {
  gateway = await startTestGateway();
  shop = await openShop(gateway);
  member = await newCustomer(gateway);
});
afterAll(() => gateway.close());

describe('confirming a purchase', () => {
  it('shows what is bought and hands out a token of 21 digits that ends like the member', async () => {
    const offer = await shop.addOffer('repair');
    const { data } = (await member.confirm(offer.skuId)).json();
    expect(data).toMatchObject({
      orderItems: [{ skuId: String(offer.skuId), price: 2900, quantity: 1, totalAmount: 2900 }],
      addresses: [],
      paymentAmount: 2900,
    });
    expect(data.orderToken).toMatch(/^\d{21}$/);
    expect(data.orderToken.slice(-5)).toBe(String(member.id).slice(-5).padStart(5, '0'));
  });

  it('is refused for what is not there, off the shelf, or ordered elsewhere', async () => {
    expect((await member.confirm('999999')).json().code).toBe('A0401');
    expect((await member.confirm('abc')).json().code).toBe('A0401');
    const gone = await shop.addOffer('repair', { onShelf: false });
    expect((await member.confirm(gone.skuId)).json()).toMatchObject({
      code: 'A0500',
      msg: '该服务已下架，请选择其他服务',
    });
    const elsewhere = await shop.addOffer('repair', { callbackUrl: 'https://provider.example/order' });
    expect((await member.confirm(elsewhere.skuId)).json()).toMatchObject({
      code: 'A0500',
      msg: '该服务请在服务商的小程序中下单',
    });
  });
});

describe('submitting an order', () => {
  it('makes an unpaid order with our price and names, its consent, and half an hour to pay', async () => {
    const offer = await shop.addOffer('repair');
    const orderNo = await member.order(
      offer,
      { vin: PETROL_VIN.toLowerCase(), modelId: shop.volkswagen.modelId, modelName: '别人的车' },
      { remark: '尽快' },
    );
    const order = await shop.find(orderNo);
    expect(order).toMatchObject({
      memberId: member.id,
      service: 'repair',
      status: 'unpaid',
      amountCents: 2900,
      vin: PETROL_VIN,
      vehicleName: shop.volkswagen.name,
      serviceInfo: { vin: PETROL_VIN, brandName: '大众', modelName: '2021款 标准型' },
      remark: '尽快',
      consentVersion: '2026-11-01',
      reportStatus: 'none',
    });
    expect(order.expiresAt.getTime() - order.createdAt.getTime()).toBe(PAYMENT.windowMs);
    expect(await shop.stockOf(offer.skuId)).toEqual({ stock: 99, sold: 0 });
    const events = await gateway.database.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderNo, orderNo));
    expect(events).toMatchObject([{ status: 'unpaid', actor: 'member', remark: '提交订单' }]);
  });

  it('is refused without the consent, and keeps none that was not given', async () => {
    const offer = await shop.addOffer('accident');
    const ask = `A0400 ${AGREEMENTS.reportConsent.askSentence}`;
    expect(await member.refusal(offer, { vin: PETROL_VIN }, { agree: false })).toBe(ask);
    const orderNo = await member.order(offer, { vin: PETROL_VIN }, { agree: undefined });
    expect(await shop.find(orderNo)).toMatchObject({ consentVersion: null, consentedAt: null });
  });

  it('sent again, because its answer was lost, gets the same order; sent otherwise it is refused', async () => {
    const offer = await shop.addOffer('accident');
    const token = await member.token(offer);
    const send = async (vin: string) => (await member.submit(offer, token, { vin })).json();
    expect(await send(PETROL_VIN)).toMatchObject({ code: '00000', data: token });
    expect(await send(PETROL_VIN)).toMatchObject({ code: '00000', data: token });
    expect(await send(ELECTRIC_VIN)).toMatchObject({ code: 'A0303', data: null });
    expect((await shop.stockOf(offer.skuId)).stock).toBe(99);
  });

  it('in place of another order follows the one that took it, and is not needed once that is paid', async () => {
    const offer = await shop.addOffer('accident');
    const car = { vin: PETROL_VIN };
    const first = await member.order(offer, car);
    const second = await member.order(offer, car, { replaces: first });
    expect(await member.order(offer, car, { replaces: first })).toBe(second);
    await member.call('PUT', `oms-boot/app-api/v1/orders/cancel?id=${second}`);
    const third = await member.order(offer, car, { replaces: first });
    await shop.pay(third);
    const paid = 'A0303 订单已付款，无需重新支付';
    expect(await member.refusal(offer, car, { replaces: first })).toBe(paid);
    expect(await member.refusal(offer, car, { replaces: third })).toBe(paid);
    const stranger = await newCustomer(gateway);
    expect(await stranger.refusal(offer, car, { replaces: third })).toBe('A0401 记录不存在');
  });

  it('works with a token, and not with an old, invented or somebody else’s one', async () => {
    const repeated = 'A0303 订单重复提交，请刷新页面后重试';
    const offer = await shop.addOffer('accident');
    const answerOf = async (token: string) => {
      const { code, msg } = (await member.submit(offer, token, { vin: PETROL_VIN })).json();
      return `${code} ${msg}`;
    };
    const token = await member.token(offer);
    expect(await answerOf(token)).toBe('00000 一切ok');
    expect(await answerOf('173165760000012310086')).toBe(repeated);
    const other = await newCustomer(gateway);
    expect(await answerOf(await other.token(offer))).toBe(repeated);
    const old = await member.token(offer);
    await gateway.database.db
      .update(orderTokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(orderTokens.token, old));
    expect(await answerOf(old)).toBe(repeated);
  });

  it('leaves the token usable when the form has to be corrected', async () => {
    const offer = await shop.addOffer('accident');
    const token = await member.token(offer);
    expect((await member.submit(offer, token, {})).json().code).toBe('A0410');
    expect((await member.submit(offer, token, { vin: PETROL_VIN })).json().data).toBe(token);
  });

  it('never takes the price, the service or the kind from the browser', async () => {
    const offer = await shop.addOffer('accident');
    const car = { vin: PETROL_VIN };
    const item = { skuId: String(offer.skuId), price: offer.price, quantity: 1 };
    const changed = 'A0500 价格发生变动，请刷新页面';
    expect(await member.refusal(offer, car, { paymentAmount: 1 })).toBe(changed);
    expect(await member.refusal(offer, car, { orderItems: [{ ...item, price: 1 }] })).toBe(changed);
    expect(await member.refusal(offer, car, { orderType: 2 })).toBe(
      'A0500 订单类型与所选服务不符，请刷新页面',
    );
    expect(await member.refusal(offer, car, { orderItems: [{ ...item, skuId: '1' }] })).toBe(
      'A0400 所选服务与确认时不一致，请刷新页面后重试',
    );
    expect(await member.refusal(offer, car, { orderItems: [{ ...item, quantity: 2 }] })).toBe(
      'A0421 每次只能购买一份',
    );
    const token = await member.token(offer);
    await gateway.database.db.update(skus).set({ priceCents: 9900 }).where(eq(skus.id, offer.skuId));
    expect((await member.submit(offer, token, car)).json().msg).toBe('价格发生变动，请刷新页面');
  });

  it('is refused when the service has been taken off the shelf or sold out meanwhile', async () => {
    const offer = await shop.addOffer('accident', { stock: 0 });
    expect(await member.refusal(offer, { vin: PETROL_VIN })).toBe('A0500 该服务已售罄，请选择其他服务商');
    const token = await member.token(offer);
    await gateway.database.db.update(skus).set({ onShelf: false }).where(eq(skus.id, offer.skuId));
    expect((await member.submit(offer, token, { vin: PETROL_VIN })).json().msg).toBe(
      '该服务已下架，请选择其他服务',
    );
    expect(await gateway.database.db.$count(orders, eq(orders.skuId, offer.skuId))).toBe(0);
  });
});

describe('a report by VIN', () => {
  it.each([
    [{}, 'A0410 请填写车辆识别代号（VIN）'],
    [{ vin: 'LFV2A21J7M300010' }, 'A0421 VIN 应为 17 位，当前为 16 位'],
    [{ vin: 'LFV2A21J8M3000101' }, 'A0421 VIN 校验位不正确，请核对是否有误输'],
    [{ vin: PETROL_VIN, modelId: '1' }, 'A0400 所选车型不存在，请重新选择'],
    [{ vin: PETROL_VIN, plateNo: '123456' }, 'A0421 车牌号格式不正确'],
    [{ vin: HYUNDAI_VIN }, 'A0410 该品牌的维修记录需要发动机号，请填写'],
    [{ vin: HYUNDAI_VIN, engineNo: '??????' }, 'A0421 发动机号格式不正确'],
  ])('from %j is refused: %s', async (serviceInfo, sentence) => {
    expect(await member.refusal(await shop.addOffer('repair'), serviceInfo)).toBe(sentence);
  });

  it('asks for the engine number only where repairs are filed by it', async () => {
    const repair = await shop.addOffer('repair');
    const orderNo = await member.order(repair, { vin: HYUNDAI_VIN, engineNo: 'g4fc123456' });
    expect((await shop.find(orderNo)).serviceInfo.engineNo).toBe('G4FC123456');
    await member.order(await shop.addOffer('accident'), { vin: HYUNDAI_VIN });
  });

  it('is refused by a provider that does not cover the make', async () => {
    const onlyTesla = await shop.addOffer('repair', { coversOnly: shop.tesla.brandId });
    expect(await member.refusal(onlyTesla, { vin: PETROL_VIN })).toBe(
      'A0500 该服务商暂不支持大众、奥迪、捷达，请选择其他服务商',
    );
    await member.order(onlyTesla, { vin: ELECTRIC_VIN });
  });

  it('about a battery needs a new-energy car, by its maker or by the chosen model', async () => {
    const battery = await shop.addOffer('battery');
    const hybrid = await shop.addModel('比亚迪', { energy: '插电混动' });
    const notElectric = 'A0500 电池报告只适用于新能源车，请核对 VIN 或选择车型';
    expect(await member.refusal(battery, { vin: PETROL_VIN })).toBe(notElectric);
    expect(await member.refusal(battery, { vin: PETROL_VIN, modelId: shop.volkswagen.modelId })).toBe(
      notElectric,
    );
    await member.order(battery, { vin: ELECTRIC_VIN });
    await member.order(battery, { vin: PETROL_VIN, modelId: hybrid.modelId });
  });
});

describe('a valuation', () => {
  const given = () => shop.carOf.valuation;

  it.each([
    [{ modelId: undefined }, 'A0410 请选择车型'],
    [{ recordDate: undefined }, 'A0410 请选择上牌时间'],
    [{ mileage: undefined }, 'A0410 请填写行驶里程'],
    [{ cityCode: undefined }, 'A0410 请选择所在城市'],
    [{ modelId: '1' }, 'A0400 所选车型不存在，请重新选择'],
    [{ cityCode: '999999' }, 'A0400 所选城市不存在，请重新选择'],
    [{ recordDate: '2019-12' }, 'A0500 该车型的上牌年份应在 2020–2024 年之间'],
    [{ recordDate: '2021-13' }, 'A0421 日期不存在，请重新选择'],
    [{ recordDate: '2100-01' }, 'A0500 上牌时间不能晚于本月'],
  ])('with %j is refused: %s', async (change, sentence) => {
    expect(await member.refusal(await shop.addOffer('valuation'), { ...given(), ...change })).toBe(sentence);
  });

  it('of a car that cannot be as described is refused before anybody pays, and can be corrected', async () => {
    const offer = await shop.addOffer('valuation');
    const token = await member.token(offer);
    const refused = (await member.submit(offer, token, { ...given(), mileage: 90 })).json();
    expect(refused.code).toBe('A0500');
    expect(refused.msg).toMatch(/^车龄 \d+ 年行驶 90 万公里，远高于一般用车，请核对里程或上牌时间$/);
    expect(await gateway.database.db.$count(orders, eq(orders.orderNo, token))).toBe(0);
    expect((await shop.stockOf(offer.skuId)).stock).toBe(100);
    expect((await member.submit(offer, token, given())).json()).toMatchObject({ code: '00000', data: token });
  });

  it('of a series that nobody knows can be ordered: too small a sample is no objection', async () => {
    const { modelId } = await shop.addModel('没人认识的品牌');
    await member.order(await shop.addOffer('valuation'), { ...given(), modelId });
  });

  it('keeps the names of our catalogue, not those of the browser', async () => {
    const orderNo = await member.order(await shop.addOffer('valuation'), {
      ...given(),
      cityName: '别处',
      brandName: '别的品牌',
    });
    const order = await shop.find(orderNo);
    expect(order.vehicleName).toBe(shop.volkswagen.name);
    expect(order.serviceInfo).toMatchObject({ cityName: '杭州市', brandName: '大众', mileage: 4.2 });
  });
});
