import type { UsedCarItem } from '@cheyantong/contract';
import { dayOfDate, YEAR_MS } from '@cheyantong/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { openTestYard, type TestYard } from './test-cars.ts';

let gateway: TestGateway;
let yard: TestYard;
beforeAll(async () => {
  gateway = await startTestGateway();
  yard = await openTestYard(gateway.database.db);
});
afterAll(() => gateway.close());

interface Page {
  list: UsedCarItem[];
  total: number;
  endsAt: string | null;
  withoutOne: { filter: string; total: number }[];
}

const search = async (query: object): Promise<Page> => {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/api/vehicle-boot/app-api/v1/usedCar/queryPageList',
    payload: query,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

const idsFor = async (query: object) => (await search(query)).list.map(({ vehicleId }) => vehicleId);

const yearsAgo = (years: number): string => dayOfDate(new Date(Date.now() - years * YEAR_MS));

describe('the showroom', () => {
  let plain: string;
  let electric: string;
  let cheap: string;
  let manual: string;
  beforeAll(async () => {
    plain = await yard.park('three', { priceYuan: 200_000, mileageKm: 20_000, registeredOn: yearsAgo(2.5) });
    electric = await yard.park('x3', {
      priceYuan: 250_000,
      mileageKm: 10_000,
      registeredOn: yearsAgo(0.5),
      energy: '纯电动',
      emission: null,
      color: '紫色',
      cityCode: '110100',
      cityName: '北京市',
      provinceCode: '110000',
    });
    cheap = await yard.park('corolla', {
      priceYuan: 50_000,
      mileageKm: 90_000,
      registeredOn: yearsAgo(9.5),
      emission: '国V',
    });
    manual = await yard.park('camry', {
      priceYuan: 90_000,
      mileageKm: 50_000,
      registeredOn: yearsAgo(4.5),
      gearbox: '手动',
    });
    await yard.park('three', { status: 'sold' });
    await yard.park('three', { status: 'off' });
  });

  it('says what stands in the way where nothing fits, and how many cars there are without it', async () => {
    const none = await search({ color: '紫色', energyType: '汽油', cityCode: '110100' });
    expect(none.total).toBe(0);
    const withoutEnergy = await search({ color: '紫色', cityCode: '110100' });
    expect(none.withoutOne).toEqual([{ filter: 'energy', total: withoutEnergy.total }]);
    expect(withoutEnergy.withoutOne).toEqual([]);
  });

  it('shows what is for sale, newest first, with everything a card needs', async () => {
    const { list, total } = await search({});
    expect(list.map(({ vehicleId }) => vehicleId)).toEqual([manual, cheap, electric, plain]);
    expect(total).toBe(4);
    expect(list[3]).toMatchObject({
      brandName: '宝马',
      seriesName: '宝马3系',
      modelName: '2021款 320Li 时尚型',
      modelYear: 2021,
      mileage: 2,
      price: 20,
      guidePrice: 30,
      registrationRegionCityName: '石家庄市',
      energyType: '汽油',
      dealerName: '测试车行',
      favorite: false,
      saleStatus: 1,
    });
    expect(list[3]?.publishTime).toMatch(/^2026-01-01 08:00:\d\d$/);
    expect(list[3]?.coverUrl).toMatch(/^\/pictures\/cars\/sedan-[0-9a-z]{6}-quarter-white-/);
  });

  it('can be narrowed by every filter', async () => {
    const { three, corolla } = yard.catalogue;
    const expectations: [object, string[]][] = [
      [{ brandId: String(three.brand.id) }, [electric, plain]],
      [{ seriesId: String(corolla.series.id) }, [cheap]],
      [{ cityCode: '110100' }, [electric]],
      [{ cityCode: '130000' }, [manual, cheap, plain]],
      [{ priceMin: 9, priceMax: 20 }, [manual, plain]],
      [{ priceMax: 5 }, [cheap]],
      [{ ageMax: 1 }, [electric]],
      [{ ageMin: 3, ageMax: 8 }, [manual]],
      [{ mileageMax: 2 }, [electric, plain]],
      [{ energyType: '纯电动' }, [electric]],
      [{ gearType: '手动' }, [manual]],
      [{ emissionStandard: '国V' }, [cheap]],
      [{ level: '中型车' }, [manual, plain]],
      [{ bodyType: 'SUV' }, [electric]],
      [{ color: '紫色' }, [electric]],
      [{ brandId: String(three.brand.id), priceMax: 22, level: '中型车' }, [plain]],
      [{ brandId: 'no such brand' }, []],
    ];
    for (const [query, ids] of expectations) expect(await idsFor(query), JSON.stringify(query)).toEqual(ids);
  });

  it('finds cars by the words people type', async () => {
    const expectations: [string, string[]][] = [
      ['宝马', [electric, plain]],
      ['3系', [plain]],
      ['丰田卡罗拉', [cheap]],
      ['320li', [plain]],
      ['2022款', [manual, electric]],
      ['宝马 紫', [electric]],
      ['宝马，白色', [plain]],
      ['石家庄 手动挡', [manual]],
      ['北京', [electric]],
      ['suv', [electric]],
      ['新能源', [electric]],
      ['国五', [cheap]],
      ['没有这样的车', []],
      ['100%', []],
    ];
    for (const [keywords, ids] of expectations) expect(await idsFor({ keywords }), keywords).toEqual(ids);
  });

  it('is sorted by price, mileage and age, and ignores an order it does not know', async () => {
    expect(await idsFor({ sortField: 'price' })).toEqual([cheap, manual, plain, electric]);
    expect(await idsFor({ sortField: 'price', sort: 'desc' })).toEqual([electric, plain, manual, cheap]);
    expect(await idsFor({ sortField: 'mileage' })).toEqual([electric, plain, manual, cheap]);
    expect(await idsFor({ sortField: 'recordDate' })).toEqual([electric, plain, manual, cheap]);
    expect(await idsFor({ sortField: 'recordDate', sort: 'asc' })).toEqual([cheap, manual, plain, electric]);
    expect(await idsFor({ sortField: 'publishTime', sort: 'asc' })).toEqual([plain, electric, cheap, manual]);
    expect(await idsFor({ sortField: 'password', sort: 'asc' })).toEqual([manual, cheap, electric, plain]);
  });

  it('gives an empty page beyond the end, with the right total', async () => {
    for (const pageNum of [3, 100_000]) {
      expect(await search({ pageNum, pageSize: 2 })).toEqual({
        list: [],
        total: 4,
        endsAt: null,
        withoutOne: [],
      });
    }
  });

  it('offers only filters that lead to a car', async () => {
    const answer = await gateway.app.inject('/api/vehicle-boot/app-api/v1/usedCar/queryFilterOptions');
    const { data } = answer.json();
    expect(data.brands.map(({ brandName }: { brandName: string }) => brandName)).toEqual(['宝马', '丰田']);
    expect(data.energyTypes).toEqual([
      { value: '汽油', label: '汽油' },
      { value: '纯电动', label: '纯电动' },
    ]);
    expect(data.colors.map(({ value }: { value: string }) => value)).toEqual(['白色', '紫色']);
    expect(data.prices).toContainEqual({ value: '5-10', label: '5-10万' });
  });
});

describe('turning pages', () => {
  it('shows every car once, also when many have the same price', async () => {
    const parked = [];
    for (let car = 0; car < 11; car++) {
      parked.push(await yard.park('camry', { priceYuan: 66_600, color: '绿色' }));
    }
    const query = { color: '绿色', sortField: 'price', pageSize: 4 };
    const pages = [];
    for (const pageNum of [1, 2, 3]) pages.push(await search({ ...query, pageNum }));
    expect(pages.flatMap(({ list }) => list.map(({ vehicleId }) => vehicleId))).toEqual(parked);
    expect(pages.map(({ total }) => total)).toEqual([11, 11, 11]);
    // A jump to a page that nobody came past gives the same cars.
    expect(await idsFor({ ...query, pageNum: 3, pageSize: 3 })).toEqual(parked.slice(6, 9));
  });

  it('goes on behind the pages that are kept', async () => {
    const parked: string[] = [];
    for (let car = 0; car < 125; car++) parked.push(await yard.park('camry', { color: '棕色' }));
    const query = { color: '棕色', sortField: 'publishTime', sort: 'asc', pageSize: 10 };
    expect(await idsFor({ ...query, pageNum: 12 })).toEqual(parked.slice(110, 120));
    expect(await idsFor({ ...query, pageNum: 13 })).toEqual(parked.slice(120));
    expect(await search({ ...query, pageNum: 14 })).toEqual({
      list: [],
      total: 125,
      endsAt: null,
      withoutOne: [],
    });
  });

  it('repeats no car when a new one is published meanwhile', async () => {
    const parked = [];
    for (let car = 0; car < 4; car++) parked.unshift(await yard.park('camry', { color: '橙色' }));
    const first = await search({ color: '橙色', pageSize: 2 });
    await yard.park('camry', { color: '橙色' });
    const second = await search({ color: '橙色', pageSize: 2, pageNum: 2, after: first.endsAt });
    expect([...first.list, ...second.list].map(({ vehicleId }) => vehicleId)).toEqual(parked);
  });

  it('refuses an end of a page that it cannot have told', async () => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/vehicle-boot/app-api/v1/usedCar/queryPageList',
      payload: { pageNum: 2, after: '1-x-2' },
    });
    expect(answer.json()).toMatchObject({ code: 'A0421', msg: '翻页位置不正确' });
  });
});
