import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../../test/gateway.ts';
import { type Customer, inDays, newCustomer, openShop, type Shop } from '../test-shop.ts';

let gateway: TestGateway;
let shop: Shop;
let member: Customer;
beforeAll(async () => {
  gateway = await startTestGateway();
  shop = await openShop(gateway);
  member = await newCustomer(gateway);
});
afterAll(() => gateway.close());

describe('an inspection', () => {
  async function booking() {
    const offer = await shop.addOffer('inspection');
    const outlet = await shop.addOutlet(offer.providerId);
    const given = {
      ...shop.carOf.inspection,
      cityCode: '330100',
      outletId: String(outlet.id),
      appointDate: inDays(2),
      appointPeriod: '上午',
    };
    return { offer, given };
  }

  it.each([
    [{ vin: undefined }, 'A0410 请填写车辆识别代号（VIN）或车牌号'],
    [{ cityCode: undefined }, 'A0410 请选择检测城市'],
    [{ outletId: undefined }, 'A0410 请选择检测点'],
    [{ appointDate: undefined }, 'A0410 请选择预约日期'],
    [{ contactName: '' }, 'A0410 请填写联系人'],
    [{ contactPhone: undefined }, 'A0410 请填写联系电话'],
    [{ cityCode: '620100' }, 'A0500 所选城市暂未开通检测服务'],
    [{ outletId: '1' }, 'A0500 所选检测点不属于该服务商或该城市，请重新选择'],
    [{ appointDate: '2020-01-01' }, 'A0500 所选日期不可预约，请选择其他日期'],
    [{ appointDate: inDays(14) }, 'A0500 所选日期不可预约，请选择其他日期'],
    [{ serviceMode: 2 }, 'A0500 该检测点不提供上门检测'],
  ])('with %j is refused: %s', async (change, sentence) => {
    const { offer, given } = await booking();
    expect(await member.refusal(offer, { ...given, ...change })).toBe(sentence);
  });

  it('is not taken at an outlet of somebody else', async () => {
    const { given } = await booking();
    const { offer: another } = await booking();
    expect(await member.refusal(another, given)).toBe('A0500 所选检测点不属于该服务商或该城市，请重新选择');
  });

  it('needs an address where the inspector comes to the car', async () => {
    const { offer, given } = await booking();
    const mobile = await shop.addOutlet(offer.providerId, { serviceMode: 3 });
    const onSite = { ...given, outletId: String(mobile.id), serviceMode: 2 };
    expect(await member.refusal(offer, onSite)).toBe('A0410 请填写上门检测的地址');
    const orderNo = await member.order(offer, { ...onSite, address: '示例路 2 号' });
    expect((await shop.find(orderNo)).serviceInfo).toMatchObject({ serviceMode: 2, address: '示例路 2 号' });
  });

  it('can be booked with a plate alone, and gets the first half-day with room when none is named', async () => {
    const { offer, given } = await booking();
    const byPlate = { ...given, vin: undefined, plateNo: '浙a·12345', appointPeriod: undefined };
    const order = await shop.find(await member.order(offer, byPlate));
    expect(order).toMatchObject({ vin: null, appointDate: inDays(2), appointPeriod: '上午' });
    expect(order.serviceInfo).toMatchObject({ plateNo: '浙A12345', cityName: '杭州市' });
  });

  it('is refused when the half-day is full', async () => {
    const { offer, given } = await booking();
    const small = await shop.addOutlet(offer.providerId, { carsPerHalfDay: 1 });
    const there = { ...given, outletId: String(small.id) };
    await member.order(offer, there);
    expect(await member.refusal(offer, there)).toBe(`A0500 ${inDays(2)} 上午已约满，请选择其他时段`);
    await member.order(offer, { ...there, appointPeriod: undefined });
    expect(await member.refusal(offer, there)).toBe('A0500 所选日期不可预约，请选择其他日期');
  });

  it('that is made again takes the half-day, and the place, that its own unpaid order held', async () => {
    const { offer, given } = await booking();
    const hasty = await newCustomer(gateway);
    const small = await shop.addOutlet(offer.providerId, { carsPerHalfDay: 1 });
    const there = { ...given, outletId: String(small.id) };
    const replaces = await hasty.order(offer, there);
    const again = await hasty.order(offer, there, { replaces });
    expect(await shop.find(replaces)).toMatchObject({ status: 'canceled', cancelReason: '重新下单' });
    expect(await shop.find(again)).toMatchObject({ status: 'unpaid', appointPeriod: '上午' });
    expect((await shop.stockOf(offer.skuId)).stock).toBe(99);
  });

  it('that cannot be made again leaves the unpaid order as it was', async () => {
    const { offer, given } = await booking();
    const hasty = await newCustomer(gateway);
    const replaces = await hasty.order(offer, given);
    const late = { ...given, appointDate: '2020-01-01' };
    expect(await hasty.refusal(offer, late, { replaces })).toContain('所选日期不可预约');
    expect(await shop.find(replaces)).toMatchObject({ status: 'unpaid', replacedBy: null });
  });

  it('is not taken while five others of the same member wait for their money', async () => {
    const { offer, given } = await booking();
    const outlet = await shop.addOutlet(offer.providerId, { carsPerHalfDay: 10 });
    const there = { ...given, outletId: String(outlet.id) };
    const hoarder = await newCustomer(gateway);
    const booked: string[] = [];
    while (booked.length < 5) booked.push(await hoarder.order(offer, there));
    await expect(hoarder.order(offer, there)).rejects.toThrow('您有多笔检测预约尚未付款，请先付款或取消');
    await hoarder.call('PUT', `oms-boot/app-api/v1/orders/cancel?id=${booked[0]}`);
    await hoarder.order(offer, there);
  });
});
