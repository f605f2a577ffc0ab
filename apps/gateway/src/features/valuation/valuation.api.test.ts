import type { RetentionRank, UsedCarPrice } from '@cheyantong/contract';
import { beijingYear } from '@cheyantong/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { brands, models, series } from '../vehicles/tables.ts';

let gateway: TestGateway;
let lavida: { brandId: string; seriesId: string; modelId: string };
let unknown: { modelId: string };
beforeAll(async () => {
  gateway = await startTestGateway();
  lavida = await addModel('大众', '朗逸', { trim: '280TSI DSG 舒适版', guidePriceYuan: 155_900 });
  unknown = await addModel('新牌', '没人认识的车', { trim: '标准版' });
});
afterAll(() => gateway.close());

async function addModel(
  brand: string,
  name: string,
  facts: Pick<typeof models.$inferInsert, 'trim' | 'guidePriceYuan'>,
) {
  const { db } = gateway.database;
  const [maker] = await db.insert(brands).values({ name: brand, initial: 'D' }).returning();
  const [line] = await db
    .insert(series)
    .values({ brandId: maker?.id ?? 0n, name, maker: '某厂', level: '紧凑型车', body: '三厢轿车' })
    .returning();
  const [model] = await db
    .insert(models)
    .values({ seriesId: line?.id ?? 0n, year: 2021, energy: '汽油', emission: '国VI', ...facts })
    .returning();
  return { brandId: String(maker?.id), seriesId: String(line?.id), modelId: String(model?.id) };
}

const askPrice = (query: Partial<Record<'modelId' | 'regDate' | 'mile' | 'zone', string>> = {}) =>
  gateway.app.inject({
    url: '/api/service/getUsedCarPrice',
    query: { modelId: lavida.modelId, regDate: '2021-06', mile: '6.2', zone: '330100', ...query },
  });
const priceOf = async (query = {}): Promise<UsedCarPrice> => (await askPrice(query)).json().data;
const refusalOf = async (query = {}) => {
  const answer = await askPrice(query);
  return `${answer.statusCode} ${answer.json().code} ${answer.json().msg}`;
};

describe('the free valuation', () => {
  it('answers one price inside of its interval, with all that it rests on', async () => {
    const price = await priceOf();
    expect(price).toMatchObject({
      modelId: lavida.modelId,
      modelName: '2021款 280TSI DSG 舒适版',
      guidePrice: 15.59,
      emissionStandard: '国VI',
      regDate: '2021-06',
      mile: 6.2,
      zone: '330100',
      cityName: '杭州市',
      sampleTooSmall: false,
      basis: { period: '2025-04' },
    });
    expect(price.lowPrice).toBeLessThan(price.evalPrice);
    expect(price.highPrice).toBeGreaterThan(price.evalPrice);
    expect(price.evalPrice).toBeLessThan(15.59);
    expect(price.dealerBuyPrice).toBeLessThan(price.evalPrice);
    expect(price.dealerSellPrice).toBeGreaterThan(price.evalPrice);
    expect((await gateway.app.inject(price.imageUrl)).statusCode).toBe(200);
    expect(price.sampleSize).toBeGreaterThan(100);
    expect(price.usualMileage.high).toBeGreaterThan(price.usualMileage.low);
    expect(price.basis.listings).toBeGreaterThan(10_000);
  });

  it('takes a registration day for its month', async () => {
    const { evalTime: _one, ...byMonth } = await priceOf();
    const { evalTime: _other, ...byDay } = await priceOf({ regDate: '2021-06-18' });
    expect(byDay).toEqual(byMonth);
  });

  it('says that too few cars of a series were listed', async () => {
    expect(await priceOf({ modelId: unknown.modelId })).toMatchObject({
      sampleTooSmall: true,
      sampleSize: 0,
      guidePrice: null,
    });
  });

  it('refuses a car that cannot be, in a sentence the visitor understands', async () => {
    expect(await refusalOf({ regDate: '2018-06' })).toMatch(
      /^400 A0500 2021 款车型的上牌年份应在 2020–\d{4} 年之间/,
    );
    expect(await refusalOf({ regDate: '2021-13' })).toContain('400 A0500 请选择上牌年月');
    expect(await refusalOf({ regDate: nextYear() })).toMatch(/^400 A0500 上牌时间不能晚于今天/);
    expect(await refusalOf({ mile: '99' })).toMatch(/^400 A0500 车龄.*远高于一般用车/);
    expect(await refusalOf({ mile: '0' })).toBe('400 A0421 里程应大于 0');
    expect(await refusalOf({ zone: '999999' })).toBe('400 A0421 所选城市不存在，请重新选择');
    expect(await refusalOf({ modelId: '987654321' })).toBe('400 A0401 车型不存在，请重新选择');
    expect(await refusalOf({ modelId: 'x' })).toBe('400 A0401 车型不存在，请重新选择');
  });
});

const nextYear = (): string => `${beijingYear(new Date()) + 1}-01`;

const RANK = '/api/vehicle-boot/app-api/v1/usedCar/retentionRank';
const rank = async (query: Record<string, string> = {}): Promise<RetentionRank> =>
  (await gateway.app.inject({ url: RANK, query })).json().data;

describe('the retention ranking', () => {
  it('ranks series at three years, best first, at most fifty', async () => {
    const { list, ...about } = await rank();
    expect(about).toMatchObject({ period: '2025-04', periods: ['2025-04'], rankType: 'series', years: 3 });
    expect(about.source).toMatch(/^2024-05 至 2025-04 的 [\d,]+ 条公开二手车报价$/);
    expect(list).toHaveLength(50);
    const rates = list.map(({ retentionRate }) => retentionRate);
    expect(rates).toEqual(rates.toSorted((one, other) => other - one));
    for (const row of list) {
      expect(row.low).toBeLessThanOrEqual(row.retentionRate);
      expect(row.high).toBeGreaterThanOrEqual(row.retentionRate);
      expect(row.sampleSize).toBeGreaterThanOrEqual(8);
    }
  });

  it('gives the first rank to all whose interval reaches that of the first', async () => {
    const { list } = await rank();
    const first = list.filter(({ rank: place }) => place === 1);
    expect(first.every(({ high }) => high >= (list[0]?.low ?? 0))).toBe(true);
    expect(list[first.length]).toMatchObject({ rank: first.length + 1 });
  });

  it('compares each with the edition of the month before: risen, fallen, unmoved or new', async () => {
    const { list, lastPeriod } = await rank({ rankType: 'brand' });
    expect(lastPeriod).toBe('2025-03');
    const changes = list.map(({ rankChange }) => rankChange);
    for (const isThere of [
      (change: number | null) => change !== null && change > 0,
      (change: number | null) => change !== null && change < 0,
      (change: number | null) => change === 0,
      (change: number | null) => change === null,
    ])
      expect(changes.some(isThere)).toBe(true);
    for (const { rankChange, lastRate } of list) expect(lastRate === null).toBe(rankChange === null);
    // Whoever rises passes another: without a limit on the list, all moves add up to nothing.
    expect(changes.reduce<number>((sum, change) => sum + (change ?? 0), 0)).toBe(0);
  });

  it('compares within the same filter', async () => {
    const ofBrand = await rank({ brandId: lavida.brandId });
    const known = ofBrand.list.flatMap(({ rankChange }) => rankChange ?? []);
    expect(known.reduce((sum, change) => sum + change, 0)).toBe(0);
    expect(known.every((change) => Math.abs(change) < ofBrand.list.length)).toBe(true);
  });

  it('leads to the cars of our own catalogue, where it has them', async () => {
    const { list } = await rank({ brandId: lavida.brandId });
    expect(list.every(({ brandName, brandId }) => brandName === '大众' && brandId === lavida.brandId)).toBe(
      true,
    );
    const own = list.find(({ seriesName }) => seriesName === '朗逸');
    expect(own).toMatchObject({ seriesId: lavida.seriesId, level: '紧凑型车', energyType: '汽油' });
    expect(own?.guidePriceRange).toMatch(/^\d+\.\d\d–\d+\.\d\d 万$/);
    expect(own?.curve.find(({ years }) => years === 3)?.rate).toBe(own?.retentionRate);
    expect(list.some(({ seriesId }) => seriesId === null)).toBe(true);
  });

  it('can be asked for brands, an age, an energy and a level', async () => {
    const byBrand = await rank({ rankType: 'brand', years: '5' });
    expect(byBrand).toMatchObject({ rankType: 'brand', years: 5 });
    expect(byBrand.list.every(({ seriesName, level }) => seriesName === null && level === null)).toBe(true);
    const electric = await rank({ energyType: '纯电动' });
    expect(new Set(electric.list.map(({ energyType }) => energyType))).toEqual(new Set(['纯电动']));
    const compact = await rank({ level: '紧凑型SUV' });
    expect(new Set(compact.list.map(({ level }) => level))).toEqual(new Set(['紧凑型SUV']));
    expect(compact.levels).toContainEqual({ value: '紧凑型SUV', label: '紧凑型SUV' });
  });

  it('is empty where nothing fits, and refuses what it does not have', async () => {
    expect((await rank({ energyType: '柴油' })).list).toEqual([]);
    expect((await rank({ brandId: 'x' })).list).toEqual([]);
    const status = async (query: Record<string, string>) =>
      (await gateway.app.inject({ url: RANK, query })).statusCode;
    expect(await status({ period: '2019-01' })).toBe(400);
    expect(await status({ years: '2' })).toBe(400);
  });

  it('can be downloaded for a spreadsheet', async () => {
    const answer = await gateway.app.inject({ url: `${RANK}.csv`, query: { brandId: lavida.brandId } });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
      '保值率榜-车系-3年-2025-04.csv',
    );
    const [head, ...lines] = answer.body.trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFF名次,品牌,车系/);
    const { list } = await rank({ brandId: lavida.brandId });
    expect(lines).toHaveLength(list.length);
    expect(head?.endsWith(',上期保值率（%）,名次变化,期次,上期')).toBe(true);
    for (const [at, { lastRate, rankChange }] of list.entries())
      expect(lines[at]?.endsWith(`,${lastRate ?? ''},${rankChange ?? '新上榜'},2025-04,2025-03`)).toBe(true);
    expect(lines.every((line) => line.includes(',大众,'))).toBe(true);
    expect((await gateway.app.inject({ url: `${RANK}.csv`, query: { years: '2' } })).statusCode).toBe(400);
  });
});
