import type { UsedCarDetail, UsedCarItem } from '@cheyantong/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { openTestYard, type TestYard } from './test-cars.ts';

const BASE = '/api/vehicle-boot/app-api/v1/usedCar';

let gateway: TestGateway;
let yard: TestYard;
beforeAll(async () => {
  gateway = await startTestGateway();
  yard = await openTestYard(gateway.database.db);
});
afterAll(() => gateway.close());

const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, token?: string, payload?: object) =>
  gateway.app.inject({
    method,
    url: `${BASE}/${path}`,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(payload && { payload }),
  });

const detail = async (vehicleId: string, token?: string): Promise<UsedCarDetail> =>
  (await ask('GET', `detail/${vehicleId}`, token)).json().data;

const recommended = async (query: object): Promise<{ list: UsedCarItem[]; total: number }> =>
  (await ask('POST', 'queryRecommendedList', undefined, query)).json().data;

const idsOf = ({ list }: { list: UsedCarItem[] }) => list.map(({ vehicleId }) => vehicleId);

describe('the page of one car', () => {
  it('tells what is known about it, and hides what identifies it', async () => {
    const vehicleId = await yard.park('three', {
      vin: 'LSVAM4187C2184847',
      transfers: 1,
      useNature: '非营运',
      insuredUntil: '2099-01-31',
      color: '红色',
    });
    const car = await detail(vehicleId);
    expect(car).toMatchObject({
      vehicleId,
      vinMasked: 'LSV**********4847',
      color: '红色',
      transferCount: 1,
      insuranceDate: '2099-01-31',
      seats: 5,
      dealer: { name: '测试车行', phoneMasked: '400-***-1001', address: '和平路 1 号', onSaleCount: 1 },
      inspection: null,
    });
    expect(car.params.map(({ group }) => group)).toEqual(['基本信息', '动力', '车身', '车况与手续']);
    expect(car.params[3]?.items).toContainEqual({ name: '过户次数', value: '1 次' });
    expect(car.images.map(({ caption }) => caption)).toContain('正面');
    expect(car.images[0]?.url).toContain('-red-');
    expect(car.highlights).toContain('交强险有效期至 2099-01-31');
    expect(car.highlights.join()).not.toContain('一手车');
  });

  it('compares its price with the valuation of such a car, where enough of them are known', async () => {
    const known = await detail(await yard.park('three', { priceYuan: 80_000 }));
    const { percent, usual } = known.priceLabel;
    expect(known.priceLabel).toMatchObject({
      level: 'muchLower',
      text: `明显低于估值 ${-percent}%`,
      usual: { median: known.evalPrice },
    });
    expect(percent).toBe(Math.round((8 / (usual?.median ?? 0) - 1) * 100));
    const wide = await detail(await yard.park('corolla'));
    expect(wide.priceLabel).toMatchObject({ level: 'scattered', text: '报价分散，不评', usual: null });
    expect([wide.evalPrice, wide.priceReasons]).toEqual([null, []]);
  });

  it('says what sets its valuation apart from a usual car, the greatest first', async () => {
    const far = await detail(await yard.park('three', { mileageKm: 150_000, transfers: 3 }));
    expect(far.priceReasons).toContainEqual({
      factor: 'mileage',
      text: expect.stringMatching(/^里程比同龄车多 [\d.]+ 万公里$/),
      amount: expect.any(Number),
    });
    const amounts = far.priceReasons.map(({ amount }) => Math.abs(amount));
    expect(amounts.length).toBeLessThanOrEqual(3);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  });

  it('stays readable once the car is sold', async () => {
    const vehicleId = await yard.park('three', { status: 'sold', transfers: 0 });
    expect(await detail(vehicleId)).toMatchObject({
      saleStatus: 2,
      tags: expect.arrayContaining(['一手车']),
    });
  });

  it.each(['999999', 'abc', '99999999999999999999'])(
    'of an unknown car (%s) is a missing record',
    async (id) => {
      const answer = await ask('GET', `detail/${id}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ code: 'A0401', data: null, msg: '记录不存在' });
    },
  );
});

describe('recommended cars', () => {
  it('begin with the visitor’s city and go on with the rest of the country', async () => {
    const elsewhere = await yard.park('camry', {
      cityCode: '440100',
      cityName: '广州市',
      provinceCode: '440000',
    });
    const inCity = await yard.park('camry', {
      cityCode: '510100',
      cityName: '成都市',
      provinceCode: '510000',
    });
    const olderInCity = await yard.park('camry', {
      cityCode: '510100',
      cityName: '成都市',
      provinceCode: '510000',
      publishedAt: new Date('2020-01-01'),
    });
    await yard.park('camry', { cityCode: '510100', provinceCode: '510000', status: 'sold' });
    const first = await recommended({ cityCode: '510100', pageSize: 3 });
    expect(idsOf(first)).toEqual([inCity, olderInCity, elsewhere]);
    const second = await recommended({ cityCode: '510100', pageSize: 3, pageNum: 2 });
    expect(idsOf(second)).not.toContain(elsewhere);
    expect(idsOf(await recommended({ pageSize: 2 }))).toEqual([inCity, elsewhere]);
    expect(first.total).toBe((await recommended({})).total);
  });
});

describe('similar cars', () => {
  it('are of the same series, then of the same level, nearest in price first, never itself or sold', async () => {
    const original = await yard.park('x3', { priceYuan: 300_000 });
    const dearer = await yard.park('x3', { priceYuan: 330_000 });
    const near = await yard.park('x3', { priceYuan: 295_000 });
    await yard.park('x3', { priceYuan: 300_000, status: 'sold' });
    const rival = await yard.park('camry', { priceYuan: 310_000, level: '中型SUV' });
    const farRival = await yard.park('camry', { priceYuan: 100_000, level: '中型SUV' });
    const similar = await recommended({ vehicleId: original });
    expect(idsOf(similar)).toEqual([near, dearer, rival, farRival]);
    expect(similar.total).toBe(4);
    expect(idsOf(await recommended({ vehicleId: original, pageSize: 2, pageNum: 2 }))).toEqual([
      rival,
      farRival,
    ]);
  });

  it('to one that was valued are of its series, registered within two years and at a price within 30 %', async () => {
    const seriesId = String(yard.catalogue.corolla.series.id);
    const alike = await yard.park('corolla', { priceYuan: 90_000, registeredOn: '2021-03-01' });
    const dearest = await yard.park('corolla', { priceYuan: 104_000, registeredOn: '2018-09-02' });
    await yard.park('corolla', { priceYuan: 106_000, registeredOn: '2020-09-01' });
    await yard.park('corolla', { priceYuan: 54_000, registeredOn: '2020-09-01' });
    await yard.park('corolla', { priceYuan: 80_000, registeredOn: '2018-08-30' });
    await yard.park('camry', { priceYuan: 80_000, registeredOn: '2020-09-01' });
    const valued = { seriesId, registered: '2020-09', priceWan: 8.03 };
    const list = await gateway.features.usedCars.carsLike(valued, 4, '1');
    expect(idsOf({ list })).toEqual([dearest, alike]);
  });

  it('of an unknown car are a missing record', async () => {
    expect((await ask('POST', 'queryRecommendedList', undefined, { vehicleId: '1' })).json().code).toBe(
      'A0401',
    );
  });
});

describe('favourites', () => {
  it('are added and removed once, however often one clicks', async () => {
    const token = await gateway.logIn('13800138001');
    const car = await yard.park('corolla');
    for (const _ of [1, 2]) {
      expect((await ask('POST', `favorite/${car}`, token)).json().data).toEqual({ favorite: true });
    }
    expect((await ask('GET', 'queryMyFavoriteList', token)).json().data).toMatchObject({
      list: [{ vehicleId: car, favorite: true }],
      total: 1,
    });
    expect((await detail(car, token)).favorite).toBe(true);
    expect((await detail(car)).favorite).toBe(false);
    expect((await detail(car, 'no longer good')).favorite).toBe(false);
    const listed = (await ask('POST', 'queryPageList', token, { sortField: 'publishTime' })).json().data.list;
    expect(listed.find(({ vehicleId }: UsedCarItem) => vehicleId === car).favorite).toBe(true);

    for (const _ of [1, 2]) {
      expect((await ask('DELETE', `favorite/${car}`, token)).json().data).toEqual({ favorite: false });
    }
    expect((await ask('GET', 'queryMyFavoriteList', token)).json().data).toEqual({ list: [], total: 0 });
  });

  it('come five a page, newest first, sold cars included', async () => {
    const token = await gateway.logIn('13800138002');
    const cars = [];
    for (let car = 0; car < 6; car++)
      cars.push(await yard.park('corolla', { status: car === 5 ? 'sold' : 'onSale' }));
    for (const car of cars) await ask('POST', `favorite/${car}`, token);
    const first = (await ask('GET', 'queryMyFavoriteList', token)).json().data;
    expect(first.total).toBe(6);
    expect(idsOf(first)).toEqual(cars.toReversed().slice(0, 5));
    expect(first.list[0].saleStatus).toBe(2);
    expect(idsOf((await ask('GET', 'queryMyFavoriteList?pageNum=2', token)).json().data)).toEqual([cars[0]]);
  });

  it('belong to their member and need an existing car', async () => {
    const token = await gateway.logIn('13800138003');
    expect((await ask('GET', 'queryMyFavoriteList', token)).json().data.total).toBe(0);
    expect((await ask('POST', 'favorite/1', token)).json().code).toBe('A0401');
    expect((await ask('POST', 'favorite/1')).statusCode).toBe(401);
  });
});

/** With a look for what changed each time; a server looks once a second. */
const MOST_STATEMENTS = { list: 1, filtered: 1, similar: 2, detail: 2 };

it('costs the database few statements, whatever is asked of the cars', async () => {
  const vehicleId = await yard.park('camry', { priceYuan: 120_000 });
  const visits = {
    list: () => ask('POST', 'queryPageList', undefined, { pageNum: 1, pageSize: 12 }),
    filtered: () => ask('POST', 'queryPageList', undefined, { priceMax: 20, sortField: 'price' }),
    similar: () => ask('POST', 'queryRecommendedList', undefined, { vehicleId }),
    detail: () => detail(vehicleId),
  };
  for (const [name, visit] of Object.entries(visits)) {
    await visit();
    const statements = await gateway.database.statementsDuring(visit);
    const most = MOST_STATEMENTS[name as keyof typeof visits];
    expect(statements.length, `${name}\n${statements.join('\n')}`).toBeLessThanOrEqual(most);
  }
});
