import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentModel } from '@cheyantong/valuation';
import { afterAll, describe, expect, it } from 'vitest';
import { readListings } from './read-listings.ts';
import { predictionsCsv, valueListings } from './value-listings.ts';

const folder = mkdtempSync(join(tmpdir(), 'listings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADER =
  'brand,series,model,modelYear,trim,energy,level,engine,gearbox,displacement,drive,color,price,mileage,registered,listed,transfers,province,city,guidePrice';
const ROWS = [
  '宝马,宝马3系,宝马3系 2014款 320Li 时尚型,2014,320Li 时尚型,汽油,中型车,2.0T 184马力 L4,自动,2L,前置后驱,白色,4.15,9.0,2014-02,2025-04-05,0,上海,上海,35.88',
  ',没人认识的车,没人认识的车 2023款 标准版,2023,标准版,纯电动,-,-,自动,,-,其它,9.9,1.2,2023-05,2025-04-01,100,,亚特兰蒂斯,',
  '大众,朗逸,朗逸 2021款 1.5L 自动风尚版,2021,1.5L 自动风尚版,汽油,紧凑型车,1.5L 113马力 L4,自动,1.5L,前置前驱,白色,5.98,4.0,2021-13,2025-03-04,0,湖南,岳阳,',
];

async function predicted(name: string, lines: string[]): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  const { listings, unreadable } = await readListings(path);
  return predictionsCsv(valueListings(currentModel(), listings), unreadable);
}

const withoutColumn = (line: string, column: number): string =>
  line.split(',').toSpliced(column, 1).join(',');

describe('valuing a file of listings', () => {
  it('gives the same predictions where the file has no price column', async () => {
    const priced = [HEADER, ...ROWS];
    const price = HEADER.split(',').indexOf('price');
    const unpriced = priced.map((line) => withoutColumn(line, price));
    expect(await predicted('unpriced.csv', unpriced)).toBe(await predicted('priced.csv', priced));
  });

  it('prices every row it can read, unknown cars too, and says why of the others', async () => {
    const [header, known, unknown, unreadable] = (await predicted('odd.csv', [HEADER, ...ROWS])).split('\n');
    expect(header).toBe('row,price,low,high,reason');
    expect(known).toMatch(/^1(,\d+\.\d{4}){3},$/);
    expect(unknown).toMatch(/^2(,\d+\.\d{4}){3},$/);
    expect(unreadable).toBe('3,,,,"上牌年月「2021-13」应为 yyyy-MM 或 yyyy-MM-dd"');
  });
});
