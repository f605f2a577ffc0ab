import type { Brand, Model, Series, VinModel } from '@cheyantong/contract';
import { beijingYear } from '@cheyantong/domain';
import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { loadDemoContent } from '../../db/demo/content.ts';
import { vehiclesFeature } from './index.ts';
import { brands, models, series } from './tables.ts';

let gateway: TestGateway;
const loaded: string[] = [];
const load = () =>
  loadDemoContent(gateway.database.db, [vehiclesFeature.demo], {
    info: (message: string) => void loaded.push(message),
  });
beforeAll(async () => {
  gateway = await startTestGateway();
  // Two servers that start at the same time.
  await Promise.all([load(), load()]);
});
afterAll(() => gateway.close());

const ask = (path: string) => gateway.app.inject(`/api/vehicle-boot/api/v1/vehicle/${path}`);
const dataOf = async <T>(path: string): Promise<T> => (await ask(path)).json<{ data: T }>().data;

async function idsOf(brandName: string, seriesName: string) {
  const brand = (await dataOf<Brand[]>('brands')).find((each) => each.brandName === brandName);
  const series = (await dataOf<Series[]>(`series/${brand?.brandId}`)).find(
    (each) => each.seriesName === seriesName,
  );
  return { brandId: brand?.brandId, seriesId: series?.seriesId };
}

describe('the demonstration catalogue', () => {
  it('has at least 40 brands, 250 series and 1,000 models, each with a guide price', async () => {
    const { db } = gateway.database;
    expect(await db.$count(brands)).toBeGreaterThanOrEqual(40);
    expect(await db.$count(series)).toBeGreaterThanOrEqual(250);
    expect(await db.$count(models)).toBeGreaterThanOrEqual(1_000);
    expect(await db.$count(models, isNull(models.guidePriceYuan))).toBe(0);
  });

  it('is loaded once, however many servers start and however often', async () => {
    await load();
    expect(loaded).toEqual([...new Set(loaded)]);
  });
});

describe('choosing a car', () => {
  it('begins with brands by initial, then name', async () => {
    const brands = await dataOf<Brand[]>('brands');
    expect(brands.map(({ initial }) => initial)).toEqual(brands.map(({ initial }) => initial).sort());
    const underA = brands.filter(({ initial }) => initial === 'A').map(({ brandName }) => brandName);
    expect(underA).toEqual(['阿尔法·罗密欧', '阿维塔', '埃安', '奥迪']);
    expect(brands.find(({ brandName }) => brandName === '大众')).toMatchObject({
      initial: 'D',
      logoUrl: null,
      hot: 1,
    });
  });

  it('shows one brand', async () => {
    const { brandId } = await idsOf('大众', '朗逸');
    expect(await dataOf<Brand>(`brands/${brandId}`)).toMatchObject({ brandId, brandName: '大众' });
  });

  it('goes on with its series by maker, imports last', async () => {
    const { brandId } = await idsOf('大众', '朗逸');
    const makers = (await dataOf<Series[]>(`series/${brandId}`)).map(
      ({ seriesGroupName }) => seriesGroupName,
    );
    const groups = makers.filter((maker, at) => maker !== makers[at - 1]);
    expect(groups).toEqual([...new Set(makers)]);
    expect(groups.at(-1)).toContain('进口');
  });

  it('ends with models, the newest first, each with the years it may be registered in', async () => {
    const { brandId, seriesId } = await idsOf('大众', '朗逸');
    const models = await dataOf<Model[]>(`models/${seriesId}`);
    const years = models.map(({ modelYear }) => modelYear);
    expect(years).toEqual(years.toSorted((one, other) => other - one));
    const model = models.find(({ modelName }) => modelName === '2013款 1.6L 手动风尚版');
    expect(model).toEqual({
      modelId: expect.stringMatching(/^\d+$/),
      modelName: '2013款 1.6L 手动风尚版',
      modelYear: 2013,
      seriesId,
      seriesName: '朗逸',
      brandId,
      brandName: '大众',
      guidePrice: 11.29,
      displacement: '1.6L',
      gearType: '手动',
      energyType: '汽油',
      emissionStandard: '国IV',
      minRegYear: 2012,
      maxRegYear: 2016,
    });
    const thisYear = beijingYear(new Date());
    expect(models.every(({ maxRegYear }) => maxRegYear <= thisYear)).toBe(true);
  });

  it.each(['brands/1', 'series/1', 'models/1', 'brands/abc', 'series/0x10', 'models/99999999999999999999'])(
    'answers %s as a missing record',
    async (path) => {
      const answer = await ask(path);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ code: 'A0401', data: null, msg: '记录不存在' });
    },
  );
});

describe('a VIN', () => {
  it('names maker and model year, and the models it may be, best first', async () => {
    const decoded = await dataOf<VinModel>('model/lsvam4187c2184847');
    expect(decoded).toMatchObject({
      vin: 'LSVAM4187C2184847',
      matched: false,
      maker: '上汽大众汽车有限公司',
      modelYear: 2012,
      isNewEnergy: 0,
      needEngineNo: 0,
    });
    expect(decoded.candidates.length).toBeGreaterThan(1);
    expect(decoded.candidates.length).toBeLessThanOrEqual(20);
    expect(decoded.candidates.every(({ modelYear }) => Math.abs(modelYear - 2012) <= 1)).toBe(true);
  });

  it('of a maker that builds only new-energy cars is one, also where the model is not known', async () => {
    expect(await dataOf<VinModel>('model/LRW3E7FS8AC000616')).toMatchObject({
      candidates: [],
      isNewEnergy: 1,
      maker: '特斯拉(上海)有限公司',
    });
  });

  it('of a maker we do not know is still read', async () => {
    expect(await dataOf<VinModel>('model/1M8GDM9AXKP042788')).toEqual({
      vin: '1M8GDM9AXKP042788',
      matched: false,
      candidates: [],
      isNewEnergy: 0,
      needEngineNo: 0,
      maker: null,
      modelYear: 2019,
    });
  });

  it.each([
    ['LSVAM4187C218484', 'VIN 应为 17 位，当前为 16 位'],
    ['LSVAM4187C2I84847', 'VIN 只含数字和字母，且不含 I、O、Q'],
    ['LSVAM4188C2184847', 'VIN 校验位不正确，请核对是否有误输'],
  ])('%s is refused, and the sentence says why', async (vin, sentence) => {
    const answer = await ask(`model/${vin}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: 'A0421', data: null, msg: sentence });
  });
});
