import type { CoverageAnswer, OpenCity, Outlet } from '@cheyantong/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import {
  ELECTRIC_VIN,
  HYUNDAI_VIN,
  inDays,
  newCustomer,
  openShop,
  PETROL_VIN,
  type Shop,
  vinOf,
} from './test-shop.ts';

let gateway: TestGateway;
let shop: Shop;
beforeAll(async () => {
  gateway = await startTestGateway();
  shop = await openShop(gateway);
});
afterAll(() => gateway.close());

const ask = async <T>(path: string): Promise<T> =>
  (await gateway.app.inject(`/api/vehicle-boot/api/v1/vehicle/${path}`)).json<{ data: T }>().data;

describe('before paying', () => {
  it('a visitor learns who covers the make, and why not', async () => {
    const all = await shop.addOffer('accident');
    const teslaOnly = await shop.addOffer('accident', { coversOnly: shop.tesla.brandId });
    const volkswagenOnly = await shop.addOffer('accident', { coversOnly: shop.volkswagen.brandId });
    await shop.addOffer('accident', { onShelf: false });
    const verdicts = async (vin: string) =>
      Object.fromEntries(
        (await ask<CoverageAnswer>(`coverage/3/${vin}`)).providers.map(({ providerId, covered, reason }) => [
          providerId,
          `${covered} ${reason}`,
        ]),
      );

    expect(await verdicts(PETROL_VIN)).toEqual({
      [String(all.providerId)]: 'true 覆盖全部品牌',
      [String(teslaOnly.providerId)]: 'false 暂不支持大众、奥迪、捷达',
      [String(volkswagenOnly.providerId)]: 'true 支持大众，不支持奥迪、捷达',
    });
    expect(await verdicts(ELECTRIC_VIN)).toMatchObject({ [String(teslaOnly.providerId)]: 'true 支持特斯拉' });
    const unknown = vinOf('LDM00000', 'M0000001');
    expect(await verdicts(unknown)).toMatchObject({
      [String(all.providerId)]: 'true 覆盖全部品牌',
      [String(teslaOnly.providerId)]: 'false 只支持部分品牌，未能由 VIN 识别这辆车的品牌',
    });
  });

  it('learns whether the car is a new-energy one and whether the engine number is needed', async () => {
    expect(await ask<CoverageAnswer>(`coverage/4/${ELECTRIC_VIN}`)).toMatchObject({
      isNewEnergy: 1,
      needEngineNo: 0,
    });
    expect(await ask<CoverageAnswer>(`coverage/2/${HYUNDAI_VIN}`)).toMatchObject({
      isNewEnergy: 0,
      needEngineNo: 1,
    });
    expect(await ask<CoverageAnswer>(`coverage/3/${HYUNDAI_VIN}`)).toMatchObject({ needEngineNo: 0 });
  });

  it('is told of no provider for the battery of a car whose VIN says that it has none', async () => {
    await shop.addOffer('battery');
    const verdicts = async (vin: string) =>
      (await ask<CoverageAnswer>(`coverage/4/${vin}`)).providers.map(({ covered }) => covered);
    expect(await verdicts(ELECTRIC_VIN)).toContain(true);
    expect(await verdicts(PETROL_VIN)).not.toContain(true);
  });

  it.each(['coverage/2/ABC', `coverage/9/${PETROL_VIN}`])('%s is refused', async (path) => {
    const answer = await gateway.app.inject(`/api/vehicle-boot/api/v1/vehicle/${path}`);
    expect(answer.statusCode).toBe(400);
  });
});

describe('outlets', () => {
  it('stand in the open cities, by province where one is named', async () => {
    const offer = await shop.addOffer('inspection');
    await shop.addOutlet(offer.providerId, { cityCode: '330200', cityName: '宁波市' });
    await shop.addOutlet(offer.providerId, { cityCode: '330200', cityName: '宁波市' });
    await shop.addOutlet(offer.providerId, {
      cityCode: '510100',
      cityName: '成都市',
      provinceCode: '510000',
      provinceName: '四川省',
    });
    const cities = await ask<OpenCity[]>('detect/openCity');
    expect(cities).toContainEqual({
      provinceCode: '330000',
      provinceName: '浙江省',
      cityCode: '330200',
      cityName: '宁波市',
      outletCount: 2,
    });
    const ofSichuan = await ask<OpenCity[]>('detect/openCity?provinceCode=510000');
    expect(ofSichuan.map(({ cityName }) => cityName)).toEqual(['成都市']);
  });

  it('are those of the chosen service, with the half-days that have room', async () => {
    const offer = await shop.addOffer('inspection');
    const another = await shop.addOffer('inspection');
    const outlet = await shop.addOutlet(offer.providerId, { cityCode: '320100', carsPerHalfDay: 1 });
    await shop.addOutlet(another.providerId, { cityCode: '320100' });
    expect(await ask<Outlet[]>('detect/outlets?cityCode=320100')).toHaveLength(2);
    expect(await ask<Outlet[]>('detect/outlets?cityCode=320100&skuId=1')).toEqual([]);

    const member = await newCustomer(gateway);
    const booked = {
      ...shop.carOf.inspection,
      cityCode: '320100',
      outletId: String(outlet.id),
      appointDate: inDays(5),
    };
    const room = async () => {
      const [found] = await ask<Outlet[]>(`detect/outlets?cityCode=320100&skuId=${offer.skuId}`);
      return {
        dates: found?.availableDates ?? [],
        periods: found?.availableSlots.find(({ date }) => date === inDays(5))?.periods,
      };
    };
    expect(await room()).toMatchObject({ periods: ['上午', '下午'] });
    await member.order(offer, { ...booked, appointPeriod: '上午' });
    expect(await room()).toMatchObject({ periods: ['下午'] });
    await member.order(offer, { ...booked, appointPeriod: '下午' });
    const full = await room();
    expect(full.periods).toBeUndefined();
    expect(full.dates).not.toContain(inDays(5));
    expect(full.dates).toContain(inDays(13));
    expect(full.dates).not.toContain(inDays(14));
  });
});
