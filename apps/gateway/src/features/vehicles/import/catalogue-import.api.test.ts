import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beijingYear } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/database.ts';
import { importFile } from '../../../data/import-file.ts';
import type { Database } from '../../../db/client.ts';
import { brands, models, series } from '../tables.ts';
import { catalogueImporter } from './catalogue-importer.ts';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'cheyantong-import-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

let said: string;
beforeEach(() => {
  said = '';
});
afterEach(async () => {
  for (const table of [models, series, brands]) await database.db.delete(table);
});

const HEADER = 'name,brand,series,year,trim,level,energy,engine,hp,disp,gearbox,drive,seats,guide';
const LAVIDA =
  '朗逸 2021款 280TSI,大众,朗逸,2021,280TSI 舒适版,紧凑型车,汽油,1.4T 150马力 L4,150.0,1.4L,自动,前置前驱,,14.59';

function fileOf(rows: string[], header = HEADER, name = 'catalogue.csv'): string {
  const path = join(folder, name);
  const text = `${[header, ...rows].join('\n')}\n`;
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(text) : text);
  return path;
}

const importRows = (path: string) =>
  importFile(catalogueImporter, path, database.db, {
    write: (text) => {
      said += text;
    },
  });

const catalogue = () =>
  database.db
    .select({ brand: brands, series, model: models })
    .from(models)
    .innerJoin(series, eq(series.id, models.seriesId))
    .innerJoin(brands, eq(brands.id, series.brandId))
    .orderBy(models.id);

describe('importing a catalogue', () => {
  it('puts models under their series and brand, in our words', async () => {
    await importRows(
      fileOf([
        LAVIDA,
        '小鹏P7,小鹏汽车,小鹏P7,2022,480G,中型车,纯电动,-,267.0,,自动,后置后驱,5.0,',
        '宋,比亚迪,宋PLUS,2023,DM-i,紧凑型SUV,插电式混合动力,1.5L,110.0,2L,自动,前置前驱,,15.48',
      ]),
    );
    const [lavida, p7, song] = await catalogue();
    expect(lavida).toMatchObject({
      brand: { name: '大众', initial: 'D' },
      series: { name: '朗逸', maker: '大众', level: '紧凑型车', body: '三厢轿车' },
      model: {
        year: 2021,
        trim: '280TSI 舒适版',
        horsepower: 150,
        displacement: '1.4L',
        guidePriceYuan: 145_900,
      },
    });
    expect(p7).toMatchObject({
      brand: { name: '小鹏' },
      model: { engine: null, seats: 5, guidePriceYuan: null },
    });
    expect(song).toMatchObject({
      series: { body: 'SUV' },
      model: { energy: '插电混动', displacement: '2.0L' },
    });
  });

  it('changes nothing the second time, also when the file is gzipped', async () => {
    const rows = Array.from({ length: 1_200 }, (_, at) => LAVIDA.replace('舒适版', `舒适版 ${at}`));
    expect(await importRows(fileOf(rows))).toMatchObject({ rows: 1_200, inserted: 1_200, rejected: 0 });
    const before = await catalogue();
    expect(await importRows(fileOf(rows, HEADER, 'catalogue.csv.gz'))).toMatchObject({
      rows: 1_200,
      inserted: 0,
      updated: 0,
      unchanged: 1_200,
    });
    expect(await catalogue()).toEqual(before);
  });

  it('corrects what a later file says otherwise and keeps what it does not say', async () => {
    await importRows(fileOf([LAVIDA]));
    const later = fileOf(
      ['大众,朗逸,2021,280TSI 舒适版,紧凑型车,汽油,上汽大众,国VI,13.99'],
      'brand,series,year,trim,level,energy,maker,emission,guide',
    );
    expect(await importRows(later)).toMatchObject({ inserted: 0, updated: 1 });
    expect(await catalogue()).toMatchObject([
      {
        series: { maker: '上汽大众' },
        model: { emission: '国VI', guidePriceYuan: 139_900, horsepower: 150 },
      },
    ]);
  });

  it('reports a bad row with its line and reason and takes the rest', async () => {
    const bad = (from: string, to: string): string => LAVIDA.replace(from, to);
    const summary = await importRows(
      fileOf([
        bad('2021,', '二一,'),
        LAVIDA,
        bad('汽油', '煤气'),
        bad('280TSI 舒适版', ''),
        bad('14.59', '便宜'),
        LAVIDA,
        '大众,朗逸',
        bad('大众,朗逸', ',某车'),
        bad('280TSI 舒适版', '300TSI\u0000'),
        bad('280TSI 舒适版', '"300TSI'),
      ]),
    );
    expect(summary).toMatchObject({ rows: 10, inserted: 1, rejected: 9 });
    const year = beijingYear(new Date()) + 2;
    expect(said.split('\n').slice(0, -2)).toEqual([
      `第 2 行：年款「二一」应为 1950–${year} 的年份`,
      '第 4 行：能源类型「煤气」无法识别',
      '第 5 行：缺少配置',
      '第 6 行：指导价「便宜」应为大于 0 的万元数',
      '第 7 行：与第 3 行重复',
      '第 8 行：有 2 列，表头有 14 列',
      '第 10 行：trim 含有换行或控制字符',
      '第 11 行：引号没有闭合',
      '第 9 行：缺少品牌，按车系「某车」也推断不出',
    ]);
    expect(said).toContain('车型目录：共 10 行，新增 1，更新 0，未变 0，未导入 9');
    expect(await catalogue()).toHaveLength(1);
  });

  it('finds a missing brand by a series that the file names later, or by the brand in the name', async () => {
    await importRows(
      fileOf([LAVIDA.replace('大众,朗逸', ',朗逸新锐'), LAVIDA, LAVIDA.replace('大众,朗逸', ',大众CC')]),
    );
    const found = (await catalogue()).map(({ brand, series: { name } }) => [brand.name, name]);
    expect(found).toEqual([
      ['大众', '朗逸'],
      ['大众', '朗逸新锐'],
      ['大众', '大众CC'],
    ]);
  });

  it('refuses a file it cannot use before anything is written', async () => {
    await expect(importRows(join(folder, 'nowhere.csv'))).rejects.toThrow('找不到文件');
    await expect(importRows(fileOf([LAVIDA], HEADER.replace('trim', 'x')))).rejects.toThrow('缺少列 trim');
    const gbk = join(folder, 'gbk.csv');
    writeFileSync(gbk, Buffer.from([0xb4, 0xf3, 0xd6, 0xda]));
    await expect(importRows(gbk)).rejects.toThrow('不是 UTF-8 编码');
    const torn = join(folder, 'torn.csv.gz');
    writeFileSync(torn, gzipSync(`${HEADER}\n${LAVIDA}`).subarray(0, 60));
    await expect(importRows(torn)).rejects.toThrow('不是完整的 gzip 文件');
    expect(await catalogue()).toHaveLength(0);
  });
});
