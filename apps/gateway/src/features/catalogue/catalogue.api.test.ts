import type { Category, OpenCity, Outlet, Provider, SkuInfo, SpuDetail, SpuItem } from '@cheyantong/contract';
import { SERVICE_NAMES, SERVICES, type Service } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForCode, startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { loadDemoContent } from '../../db/demo/content.ts';
import { DEMO_CONTENT } from '../../features.ts';
import { members } from '../account/tables.ts';
import { orders } from '../orders/tables.ts';
import { brands } from '../vehicles/tables.ts';
import { providers, skus } from './tables.ts';

let gateway: TestGateway;
/** The services, and the past orders that are their record. */
const SERVICES_AND_ORDERS = DEMO_CONTENT.filter(({ table }) =>
  [brands, providers, orders].some((one) => one === table),
);
const load = () => loadDemoContent(gateway.database.db, SERVICES_AND_ORDERS, { info: () => undefined });
beforeAll(async () => {
  gateway = await startTestGateway();
  await load();
});
afterAll(() => gateway.close());

const PMS = 'pms-boot/app-api/v1';
const ask = (path: string) => gateway.app.inject(`/api/${path}`);
const dataOf = async <T>(path: string): Promise<T> => (await ask(path)).json<{ data: T }>().data;
const providersOf = (service: Service) =>
  dataOf<Provider[]>(`${PMS}/categories/brandList?categoryId=${SERVICES[service].categoryId}`);
const spusWith = async (query: object) =>
  (await gateway.app.inject({ method: 'POST', url: `/api/${PMS}/spu/pages`, payload: query })).json<{
    data: { list: SpuItem[]; total: number };
  }>().data;

const PRICES: Record<Service, [number, number]> = {
  inspection: [19_900, 59_900],
  valuation: [900, 2_900],
  repair: [1_900, 3_900],
  accident: [2_900, 5_900],
  battery: [4_900, 9_900],
};

describe('the kinds of service', () => {
  it('are the five of the specification, each with kinds below it', async () => {
    const categories = await dataOf<Category[]>(`${PMS}/categories`);
    expect(categories.map(({ id }) => id).sort()).toEqual(['102', '103', '109', '3', '6']);
    expect(categories.every(({ children }) => children.length > 0)).toBe(true);
    const kinds = await dataOf<Category[]>(`${PMS}/categories?parentId=103`);
    expect(kinds.map(({ name }) => name)).toEqual(['到店检测', '上门检测']);
  });
});

describe('the providers of the demonstration', () => {
  it.each(SERVICE_NAMES)('of %s are at least five, marked, priced and with a record', async (service) => {
    const found = await providersOf(service);
    const [lowest, highest] = PRICES[service];
    expect(found.length).toBeGreaterThanOrEqual(5);
    for (const provider of found) {
      expect(provider.brandName).toMatch(/^示例.+（演示）$/);
      expect(provider).toMatchObject({ demo: true, coverage: expect.stringMatching(/^覆盖/) });
      expect(provider.coveredBrandCount).toBeGreaterThan(0);
      expect(provider.priceFrom).toBeGreaterThanOrEqual(lowest);
      expect(provider.priceFrom).toBeLessThanOrEqual(highest);
      expect(provider.refundRule).toContain('退款');
      const logo = await gateway.app.inject(provider.logoUrl);
      expect(logo.headers['content-type']).toBe('image/svg+xml');
      if (provider.spuId === null) continue;
      expect(provider.trackRecord.orderCount).toBeGreaterThanOrEqual(5);
      expect(provider.trackRecord.medianMinutes).toBeGreaterThan(0);
      expect(provider.trackRecord.hitRate).toBeGreaterThan(0.5);
      expect(provider.trackRecord.hitRate).toBeLessThanOrEqual(1);
    }
    expect(found.filter(({ spuId }) => spuId !== null).length).toBeGreaterThanOrEqual(5);
  });

  it('include one that is ordered in its mini-program only', async () => {
    const [elsewhere] = (await providersOf('repair')).filter(({ spuId }) => spuId === null);
    expect(elsewhere?.appQrCode).toMatch(/^https:\/\//);
    const [sku] = await gateway.database.db.select().from(skus).where(eq(skus.skuSn, 'WX-SUICHA-STD'));
    expect(await dataOf<SkuInfo>(`${PMS}/skus/${sku?.id}`)).toMatchObject({
      skuCallbackUrl: expect.stringMatching(/^https:/),
    });
  });

  it('do not show what is off the shelf', async () => {
    const [gone] = await gateway.database.db.select().from(skus).where(eq(skus.onShelf, false));
    expect((await ask(`${PMS}/skus/${gone?.id}`)).json().code).toBe('A0401');
    expect((await ask(`${PMS}/spu/${gone?.spuId}`)).json().code).toBe('A0401');
    expect((await providersOf('valuation')).map(({ spuId }) => spuId)).not.toContain(String(gone?.spuId));
  });

  it('are not loaded twice, and their history belongs to nobody who could log in', async () => {
    const { db } = gateway.database;
    const before = [await db.$count(providers), await db.$count(orders)];
    await load();
    expect([await db.$count(providers), await db.$count(orders)]).toEqual(before);
    expect(before[1]).toBeGreaterThan(200);
    const owners = await db.selectDistinct({ id: orders.memberId }).from(orders);
    expect(owners).toHaveLength(1);
    const [owner] = await db
      .select()
      .from(members)
      .where(eq(members.id, owners[0]?.id ?? 0n));
    expect(owner?.status).toBe('frozen');
    expect((await askForCode(gateway.app, owner?.mobile ?? '')).json().code).not.toBe('00000');
  });
});

describe('what is on sale', () => {
  it.each(SERVICE_NAMES)('of %s leads from provider to product to price', async (service) => {
    for (const { spuId, id, priceFrom } of await providersOf(service)) {
      if (spuId === null) continue;
      const spu = await dataOf<SpuDetail>(`${PMS}/spu/${spuId}`);
      expect(spu.goodsInfo).toMatchObject({ id: spuId, brandId: id, price: priceFrom });
      const [lowest, highest] = PRICES[service];
      for (const { id: skuId, price } of spu.skuList) {
        expect(price).toBeGreaterThanOrEqual(lowest);
        expect(price).toBeLessThanOrEqual(highest);
        expect(await dataOf<SkuInfo>(`${PMS}/skus/${skuId}`)).toMatchObject({
          orderType: SERVICES[service].orderType,
          spuId,
          price,
          skuCallbackUrl: null,
        });
      }
    }
  });

  it('has a standard and a deep inspection', async () => {
    const [first] = await providersOf('inspection');
    const { skuList } = await dataOf<SpuDetail>(`${PMS}/spu/${first?.spuId}`);
    expect(skuList.map(({ name }) => name)).toEqual(['标准检测', '深度检测']);
  });

  it('is listed by category with everything below it, provider, words and price', async () => {
    const everything = await spusWith({ pageSize: 100 });
    const inspections = await spusWith({ categoryId: '103', pageSize: 100 });
    expect(inspections.total).toBe((await providersOf('inspection')).length);
    expect(everything.total).toBe(everything.list.length);
    const [first] = inspections.list;
    expect((await spusWith({ categoryId: first?.categoryId ?? '', pageSize: 100 })).total).toBe(
      inspections.total,
    );
    const ofOne = await spusWith({ brandId: first?.brandId ?? '', pageSize: 100 });
    expect(new Set(ofOne.list.map(({ brandId }) => brandId))).toEqual(new Set([first?.brandId]));
    expect((await spusWith({ keywords: '电池' })).total).toBeGreaterThanOrEqual(5);
    expect((await spusWith({ keywords: '%' })).total).toBe(0);
    const prices = (await spusWith({ sortField: 'price', sort: 'desc', pageSize: 100 })).list.map(
      ({ price }) => price,
    );
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    const second = await spusWith({ pageNum: 2, pageSize: 3 });
    expect(second.list.map(({ id }) => id)).toEqual(everything.list.slice(3, 6).map(({ id }) => id));
    expect((await spusWith({ brandId: 'abc' })).total).toBe(0);
  });

  it.each(['skus/1', 'skus/abc', 'spu/1', 'spu/abc'])('%s is a missing record', async (path) => {
    const answer = await ask(`${PMS}/${path}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: 'A0401', data: null, msg: '记录不存在' });
  });
});

describe('inspections', () => {
  it('can be booked in at least 30 cities, with several providers to choose from', async () => {
    const cities = await dataOf<OpenCity[]>('vehicle-boot/api/v1/vehicle/detect/openCity');
    expect(cities.length).toBeGreaterThanOrEqual(30);
    for (const { cityCode, outletCount } of cities) {
      const outlets = await dataOf<Outlet[]>(
        `vehicle-boot/api/v1/vehicle/detect/outlets?cityCode=${cityCode}`,
      );
      expect(outlets).toHaveLength(outletCount);
      expect(new Set(outlets.map(({ brandId }) => brandId)).size).toBeGreaterThanOrEqual(2);
      expect(outlets.every(({ address }) => address.includes('示例路'))).toBe(true);
      expect(new Set(outlets.map(({ latitude, longitude }) => `${latitude},${longitude}`)).size).toBe(
        outletCount,
      );
    }
  });
});

describe('a tile instead of a badge', () => {
  it('is drawn for one or two characters and nothing else', async () => {
    const tile = await gateway.app.inject(`/pictures/providers/${encodeURIComponent('安鉴')}.svg`);
    expect(tile.body).toContain('>安鉴</text>');
    for (const name of ['a.svg', encodeURIComponent('<>.svg'), encodeURIComponent('安鉴检测.svg')])
      expect((await gateway.app.inject(`/pictures/providers/${name}`)).statusCode).toBe(404);
  });
});
