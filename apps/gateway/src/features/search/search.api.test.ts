import { fileURLToPath } from 'node:url';
import type { FoundOnSite } from '@cheyantong/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { newsFeature } from '../news/index.ts';
import { testWarehouse } from '../parts/test-parts.ts';
import { openTestYard } from '../used-cars/test-cars.ts';

const CONTENT = fileURLToPath(new URL('../../../demo/content', import.meta.url));

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { db } = gateway.database;
  const { park } = await openTestYard(db);
  await park('three', { priceYuan: 120_000 });
  await park('three', { priceYuan: 215_000 });
  await park('x3', { priceYuan: 300_000 });
  await park('x3', { status: 'sold' });
  const { addPart } = testWarehouse(db);
  await addPart({ fits: ['宝马', '宝马3系', 2018, 2022], priceCents: 90_000 });
  await addPart({ fits: ['宝马', '宝马3系', 2018, 2022], priceCents: 120_000 });
  await addPart({ fits: ['宝马', '宝马3系', 2018, 2022], kind: ['车身外观', '前车门'], priceCents: null });
  await addPart({ fits: ['丰田', '卡罗拉', 2018, 2022], priceCents: 30_000 });
  const screen = { write: () => true };
  for (const sync of newsFeature.dataCommands)
    await sync.run(db, [CONTENT], screen, { publicUrl: 'https://example.com' });
});
afterAll(() => gateway.close());

const ask = (query: Record<string, string>) =>
  gateway.app.inject({ url: '/api/system-boot/api/v1/search', query });
const search = async (keywords: string, size = '4'): Promise<FoundOnSite> =>
  (await ask({ keywords, size })).json().data;

describe('one field for everything', () => {
  it.each(['宝马', 'bm', 'baoma'])('finds a brand and its series by %s', async (keywords) => {
    const { brands, series } = await search(keywords);
    expect(brands).toEqual([
      { brandId: expect.any(String), brandName: '宝马', onSale: 3, priceFrom: 12, priceTo: 30 },
    ]);
    expect(series.map(({ seriesName, onSale }) => [seriesName, onSale])).toEqual([
      ['宝马3系', 2],
      ['宝马X3', 1],
    ]);
  });

  it('says from what price to what the cars of a series are', async () => {
    const { series } = await search('bm3x');
    expect(series).toMatchObject([{ seriesName: '宝马3系', onSale: 2, priceFrom: 12, priceTo: 21.5 }]);
    expect((await search('凯美瑞')).series).toMatchObject([{ onSale: 0, priceFrom: null, priceTo: null }]);
  });

  it.each(['宝马3系 大灯', '宝马3系大灯', 'bm3x qdd'])('finds parts of a car by %s', async (keywords) => {
    const { partKinds } = await search(keywords);
    expect(partKinds).toMatchObject([
      { typeName: '前大灯总成', car: { name: '宝马3系' }, count: 2, priceFrom: 90_000, priceTo: 120_000 },
    ]);
  });

  it('shows the car that is meant, and parts of other cars where it has none', async () => {
    const { series, partKinds } = await search('凯美瑞 大灯');
    expect(series).toMatchObject([{ seriesName: '凯美瑞' }]);
    expect(partKinds).toMatchObject([{ typeName: '前大灯总成', car: null, count: 3 }]);
  });

  it('finds parts of all cars, and all parts of a car', async () => {
    expect((await search('大灯')).partKinds).toMatchObject([{ typeName: '前大灯总成', car: null, count: 3 }]);
    const ofCar = await search('宝马3系');
    expect(ofCar.partKinds.map(({ typeName, count, priceFrom }) => [typeName, count, priceFrom])).toEqual([
      ['前大灯总成', 2, 90_000],
      ['前车门', 1, null],
    ]);
  });

  it('finds articles by title, by its initials and by their text', async () => {
    const [first] = (await search('再用件', '20')).articles;
    expect(first?.title).toContain('再用件');
    expect((await search('zyj', '20')).articles).toContainEqual(first);
    const byText = (await search('分位', '20')).articles;
    expect(byText).not.toEqual([]);
    expect(byText.filter(({ title }) => title.includes('分位'))).toEqual([]);
  });

  it('finds services by any of their names', async () => {
    expect((await search('保值率')).places.map(({ path }) => path)).toContain('/usedCar/tabs2');
    expect((await search('验车')).places).toMatchObject([{ title: '车辆检测' }]);
    expect((await search('gj')).places.map(({ title }) => title)).toContain('卖车估值');
  });

  it('finds nothing where there is nothing, without a failure', async () => {
    expect(await search('査無此物%_\\')).toEqual({
      brands: [],
      series: [],
      partKinds: [],
      evaluations: [],
      articles: [],
      places: [],
    });
  });

  it('asks for words, not too many', async () => {
    expect((await ask({ keywords: '  ' })).json().msg).toBe('请输入要找的内容');
    expect((await ask({ keywords: '长'.repeat(41) })).json().msg).toBe('最多 40 个字');
  });
});
