import type { CsvRow } from '@cheyantong/car-files';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/database.ts';
import type { Database } from '../../../db/client.ts';
import { dealers } from '../../dealers/tables.ts';
import { usedCars } from '../tables.ts';
import { usedCarsImporter } from './used-cars-importer.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const GOOD = {
  brand: '宝马',
  series: '宝马3系',
  modelYear: '2014',
  trim: '320Li 时尚型',
  energy: '汽油',
  level: '中型车',
  engine: '2.0T 184马力 L4',
  gearbox: '自动',
  displacement: '2L',
  drive: '前置后驱',
  color: '银/灰色',
  price: '4.15',
  mileage: '9.0',
  registered: '2014-02',
  listed: '2025-04-05',
  transfers: '0',
  city: '上海',
  guidePrice: '35.88',
};

async function importing(...rows: Partial<typeof GOOD & { id: string; dealer: string }>[]) {
  const rejected: [number, string][] = [];
  async function* lines(): AsyncGenerator<CsvRow> {
    for (const [at, row] of rows.entries()) yield { line: at + 2, cells: { ...GOOD, ...row } };
  }
  const counts = await usedCarsImporter.importRows(lines(), database.db, (line, reason) =>
    rejected.push([line, reason]),
  );
  return { counts, rejected };
}

const stored = () => database.db.select().from(usedCars).orderBy(asc(usedCars.id));

describe('importing listings', () => {
  it('brings a car in with its model, city and dealer, and changes nothing the second time', async () => {
    expect((await importing({})).counts).toEqual({ inserted: 1, updated: 0, unchanged: 0 });
    expect((await importing({})).counts).toEqual({ inserted: 0, updated: 0, unchanged: 1 });
    const [car, ...more] = await stored();
    expect(more).toEqual([]);
    expect(car).toMatchObject({
      priceYuan: 41_500,
      mileageKm: 90_000,
      registeredOn: '2014-02-01',
      publishedAt: new Date('2025-04-05T04:00:00Z'),
      cityCode: '310100',
      provinceCode: '310000',
      body: '三厢轿车',
      level: '中型车',
      color: '银灰色',
      emission: '国IV',
      status: 'onSale',
    });
    expect(await database.db.select({ name: dealers.name }).from(dealers)).toEqual([
      { name: '上海市二手车商户' },
    ]);
  });

  it('leaves out what it cannot use, names line and reason, and takes the rest', async () => {
    const { counts, rejected } = await importing(
      { price: '4.2' },
      { city: '亚特兰蒂斯' },
      { price: '-1' },
      { registered: '2014-13' },
      { registered: '2026-01', listed: '2025-01-01' },
      { transfers: '100' },
      { energy: '蒸汽' },
      { price: '4.2' },
      { brand: '', series: '没人认识的车' },
      { brand: '', price: '4.3' },
    );
    expect(counts.inserted).toBe(2);
    expect(rejected).toEqual([
      [3, '城市「亚特兰蒂斯」无法识别'],
      [4, '售价「-1」应在 0.01–10000 之间'],
      [5, '上牌年月「2014-13」应为 yyyy-MM 或 yyyy-MM-dd'],
      [6, '上牌年月「2026-01」晚于发布日期'],
      [7, '过户次数「100」应在 0–99 之间'],
      [8, '能源类型「蒸汽」无法识别'],
      [9, '与第 2 行重复'],
      [10, '缺少品牌，按车系「没人认识的车」也推断不出'],
    ]);
  });

  it('updates a listing that has a number of its own', async () => {
    await importing({ id: 'A-1', price: '5', dealer: '和平车行' });
    expect((await importing({ id: 'A-1', price: '4.8', dealer: '和平车行' })).counts.updated).toBe(1);
    expect((await stored()).at(-1)).toMatchObject({ sourceKey: 'import:A-1', priceYuan: 48_000 });
  });

  it.each([
    ['伊犁', '654000'],
    ['吉林', '220200'],
    ['石河子', '659001'],
    ['莱芜', '370100'],
  ])('knows where %s is', async (city, code) => {
    await importing({ city, id: city });
    expect((await stored()).at(-1)?.cityCode).toBe(code);
  });
});
