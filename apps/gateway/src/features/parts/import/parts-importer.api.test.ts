import { fileURLToPath } from 'node:url';
import type { CsvRow } from '@cheyantong/car-files';
import { partCode } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/database.ts';
import { importFile } from '../../../data/import-file.ts';
import type { Database } from '../../../db/client.ts';
import { partFits, parts } from '../tables.ts';
import { testWarehouse } from '../test-parts.ts';
import { partsImporter } from './parts-importer.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const warehouse = testWarehouse(database.db);
  await warehouse.seriesNamed('大众', '朗逸');
  await warehouse.seriesNamed('大众', '宝来');
});
afterAll(() => database.close());

const LAMP: Record<string, string> = {
  id: '1',
  supplier: '示例仓',
  city: '武汉',
  group: '灯具照明',
  kind: '前大灯总成',
  name: '大众 朗逸 左前大灯总成',
  fits: '大众/朗逸/2018-2022',
  grade: 'A',
  price: '480.5',
  dismantler: '示例拆解厂',
  tests: '点亮测试:正常:合格；密封:有水雾:不合格',
};
const GEARBOX = {
  kind: '变速器总成',
  group: '再制造总成',
  condition: '再制造件',
  grade: '',
  licence: 'ZZ-1',
};

async function importing(...rows: Record<string, string>[]) {
  const rejected: [number, string][] = [];
  async function* lines(): AsyncGenerator<CsvRow> {
    for (const [at, row] of rows.entries()) yield { line: at + 2, cells: { ...LAMP, ...row } };
  }
  const counts = await partsImporter.importRows(lines(), database.db, (line, reason) =>
    rejected.push([line, reason]),
  );
  return { counts, rejected };
}

async function stored(id: string, supplier = LAMP.supplier) {
  const [part] = await database.db
    .select()
    .from(parts)
    .where(eq(parts.sourceKey, `import:${supplier}:${id}`));
  if (!part) throw new Error(`${id} is not stored`);
  const fits = await database.db.select().from(partFits).where(eq(partFits.partId, part.id));
  return { ...part, fits };
}

describe('importing parts', () => {
  it('brings a part in with its kind, supplier, dismantler, tests and cars, and changes nothing the second time', async () => {
    const rows = [{ fits: '大众/朗逸/2018-2022；大众/宝来/2020' }];
    expect((await importing(...rows)).counts).toEqual({ inserted: 1, updated: 0, unchanged: 0 });
    expect((await importing(...rows)).counts).toEqual({ inserted: 0, updated: 0, unchanged: 1 });
    expect(await stored('1')).toMatchObject({
      condition: 'reused',
      grade: 'A',
      modelName: '大众 朗逸 2018–2022款',
      priceCents: 48_050,
      stock: 1,
      status: 'onSale',
      tests: [
        { name: '点亮测试', result: '正常', passed: true },
        { name: '密封', result: '有水雾', passed: false },
      ],
      fits: [
        { yearFrom: 2018, yearTo: 2022 },
        { yearFrom: 2020, yearTo: 2020 },
      ],
    });
  });

  it('corrects what it knows: price, stock, cars, and takes off what is withdrawn', async () => {
    await importing({ id: '2' }, { id: '3' });
    const again = await importing({ id: '2', price: '', fits: '大众/宝来/2019-2021' }, { id: '3' });
    expect(again.counts).toEqual({ inserted: 0, updated: 1, unchanged: 1 });
    expect(await stored('2')).toMatchObject({ priceCents: null, fits: [{ yearFrom: 2019 }] });
    expect((await importing({ id: '3', status: '下架' })).counts.updated).toBe(1);
    expect((await stored('3')).status).toBe('off');
    expect((await stored('2')).status).toBe('onSale');
  });

  it('takes assemblies from licensed remanufacturers only, airbags and batteries from nobody', async () => {
    const { counts, rejected } = await importing(
      { id: '10', ...GEARBOX, supplier: '示例再制造' },
      { id: '11', ...GEARBOX, condition: '回用件', grade: 'A' },
      { id: '12', ...GEARBOX, supplier: '示例再制造', licence: '' },
      { id: '13', ...GEARBOX, supplier: '示例再制造', licence: 'ZZ-9' },
      { id: '14', kind: '安全气囊总成' },
      { id: '15', ...GEARBOX, kind: '动力电池包' },
      { id: '16', ...GEARBOX, grade: 'B' },
    );
    expect(counts.inserted).toBe(1);
    expect(rejected).toEqual([
      [3, '配件名称「变速器总成」属于五大总成（发动机、方向机、变速器、前后桥、车架），只能作为再制造件出售'],
      [4, '缺少再制造资质编号'],
      [6, '配件名称「安全气囊总成」：气囊和动力电池不得在平台出售'],
      [7, '配件名称「动力电池包」：气囊和动力电池不得在平台出售'],
      [8, '等级「B」：再制造件不分等级，请留空'],
      [5, '再制造资质编号「ZZ-9」与供应商登记的「ZZ-1」不符'],
    ]);
    expect(await stored('10', '示例再制造')).toMatchObject({
      condition: 'remanufactured',
      ofAssembly: true,
      grade: null,
      remanufactureLicence: 'ZZ-1',
    });
  });

  it('leaves out what it cannot use, names line and reason, and takes the rest', async () => {
    const code = partCode(2026, 11_078_842);
    const { counts, rejected } = await importing(
      { id: '20', traceCode: code.replaceAll('-', '') },
      { id: '20' },
      { id: '21', traceCode: code },
      { id: '22', traceCode: `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}` },
      { id: '23', price: '-1' },
      { id: '24', fits: '大众 朗逸' },
      { id: '25', stock: '1.5' },
      { id: '26', dismantler: '' },
      { id: '27', status: '丢了' },
      { id: '28', donorVin: 'LSVAM4187C2184848' },
      { id: '29', fits: '大众/没有的车/2020' },
      { id: '30', supplier: '没听过的仓', city: '' },
      { id: '31', kind: '没听过的件', group: '' },
      { id: '32', tests: '好' },
    );
    expect(counts.inserted).toBe(1);
    expect(rejected.toSorted(([one], [other]) => one - other)).toEqual([
      [3, '与第 2 行重复'],
      [4, '与第 2 行重复'],
      [5, expect.stringMatching(/^溯源码「.*」不正确/)],
      [6, '售价「-1」应在 0.01–1000000 之间'],
      [7, '适配「大众 朗逸」应为 品牌/车系/起止年款，如 大众/朗逸/2018-2022'],
      [8, '件数「1.5」应为整数'],
      [9, '缺少拆解企业'],
      [10, '状态「丢了」应为 在售、已售 或 下架'],
      [11, expect.stringMatching(/^来源车辆 VIN/)],
      [12, '适配车系「大众 没有的车」不在车型库中'],
      [13, '供应商「没听过的仓」是新的，缺少城市'],
      [14, '配件名称「没听过的件」是新的，缺少大类'],
      [15, '检测「好」应为 项目:结果:合格 或 项目:结果:不合格'],
    ]);
    expect((await importing({ id: '33', traceCode: code })).rejected).toEqual([
      [2, `溯源码「${code}」已属于另一件`],
    ]);
  });

  it('reads the example of the documentation, twice with the same result', async () => {
    const example = fileURLToPath(new URL('../../../../../../docs/examples/parts.csv', import.meta.url));
    const said: string[] = [];
    const screen = { write: (text: string) => said.push(text) };
    expect(await importFile(partsImporter, example, database.db, screen)).toMatchObject({
      inserted: 4,
      rejected: 0,
    });
    expect(await importFile(partsImporter, example, database.db, screen)).toMatchObject({
      inserted: 0,
      updated: 0,
      unchanged: 4,
    });
    expect(said.at(-1)).toContain('再用件：共 4 行，新增 0，更新 0，未变 4，未导入 0');
  });
});
