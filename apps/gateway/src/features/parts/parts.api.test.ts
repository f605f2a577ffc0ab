import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { FoundParts } from './found-parts.ts';
import { PartKinds } from './part-kinds.ts';
import { testWarehouse } from './test-parts.ts';

const PARTS = '/api/vehicle-boot/api/v1/vehiclePart';

let gateway: TestGateway;
let warehouse: ReturnType<typeof testWarehouse>;
beforeAll(async () => {
  gateway = await startTestGateway();
  warehouse = testWarehouse(gateway.database.db);
});
afterAll(() => gateway.close());

const get = async (path: string) => (await gateway.app.inject(`${PARTS}/${path}`)).json();
const post = (payload: object) =>
  gateway.app.inject({ method: 'POST', url: `${PARTS}/list`, payload: { pageSize: 50, ...payload } });
const search = async (payload: object) => (await post(payload)).json().data;
/** Fetches so few at a time, or as many as the server does. */
const foundParts = (few?: ConstructorParameters<typeof FoundParts>[2]) =>
  new FoundParts(gateway.database.db, new PartKinds(gateway.database.db), few);
const idsOf = ({ list }: { list: { partId: string }[] }): string[] => list.map(({ partId }) => partId);

describe('looking through the parts', () => {
  it('shows newest first, with what a buyer compares by', async () => {
    const older = await warehouse.addPart({
      kind: ['新旧', '旧的'],
      publishedAt: new Date('2026-01-01T00:00:00Z'),
    });
    const newer = await warehouse.addPart({
      kind: ['新旧', '新的'],
      publishedAt: new Date('2026-02-01T00:00:00Z'),
      warrantyMonths: 6,
      stock: 2,
      traceCode: 'CP202601000001',
    });
    const page = await search({ keywords: '朗逸' });
    expect(idsOf(page)).toEqual([String(newer.id), String(older.id)]);
    expect(page.total).toBe(2);
    expect((await search({ parentTypeId: page.list[0].parentTypeId })).total).toBe(2);
    expect(page.list[0]).toMatchObject({
      parentTypeName: '新旧',
      typeName: '新的',
      modelName: '大众 朗逸 2018–2022款',
      price: 128_000,
      newPrice: 256_000,
      partGrade: 'A',
      partGradeLabel: 'A 级',
      stock: 2,
      warrantyMonths: 6,
      cityName: '杭州市',
      traceCode: 'CP202601000001',
      publishTime: '2026-02-01 08:00:00',
    });
  });

  it('finds what fits a car: its brand, its series, its model year', async () => {
    const fitting = await warehouse.addPart({ fits: ['红旗', 'H5', 2019, 2021] });
    const later = await warehouse.addPart({ fits: ['红旗', 'H5', 2022, 2024] });
    const sibling = await warehouse.addPart({ fits: ['红旗', 'HS5', 2020, 2023] });
    const line = await warehouse.seriesNamed('红旗', 'H5');
    const brandId = String(line.brandId);
    const seriesId = String(line.id);
    const all = [sibling, later, fitting].map(({ id }) => String(id));
    expect(idsOf(await search({ brandId })).toSorted()).toEqual(all.toSorted());
    expect(idsOf(await search({ seriesId })).toSorted()).toEqual(
      [fitting, later].map(({ id }) => String(id)).toSorted(),
    );
    expect(idsOf(await search({ seriesId, modelYear: 2021 }))).toEqual([String(fitting.id)]);
    expect((await search({ seriesId, modelYear: 2026 })).total).toBe(0);
  });

  it('tells reused from remanufactured, in the words of the law', async () => {
    const maker = await warehouse.addSupplier({ remanufactureLicence: 'ZZ-001' });
    const kind: [string, string] = ['总成', '变速器总成'];
    const { id } = await warehouse.addPart({
      kind,
      condition: 'remanufactured',
      supplierId: maker.id,
      remanufactureLicence: 'ZZ-001',
    });
    await warehouse.addPart({ kind: ['总成', '半轴'] });
    const { list, total } = await search({ condition: 'remanufactured' });
    expect(total).toBe(1);
    expect(list).toMatchObject([
      { partId: String(id), conditionLabel: '再制造产品', partGrade: null, partGradeLabel: null },
    ]);
    expect((await get(`partDetail/${id}`)).data.remanufactureLicence).toBe('ZZ-001');
    const reused = await search({ parentTypeId: list[0].parentTypeId, condition: 'reused' });
    expect(reused.list).toMatchObject([{ conditionLabel: '报废机动车回用件', partGradeLabel: 'A 级' }]);
  });

  it('finds what fits a car by an OE number that is registered for it, and says so', async () => {
    const known = await warehouse.addPart({ fits: ['荣威', 'RX5', 2019, 2021], oeNo: '1032 5598' });
    const twin = await warehouse.addPart({ fits: ['名爵', 'HS', 2020, 2022], oeNo: '1032-5598' });
    await warehouse.addPart({ fits: ['名爵', 'HS', 2020, 2022], oeNo: null });
    const seriesId = String((await warehouse.seriesNamed('荣威', 'RX5')).id);
    const { list } = await search({ seriesId, modelYear: 2020 });
    expect(idsOf({ list }).toSorted()).toEqual([known, twin].map(({ id }) => String(id)).toSorted());
    const byOe = list.find(({ partId }: { partId: string }) => partId === String(twin.id));
    expect(byOe.fits).toMatchObject([
      { seriesName: '名爵 HS', sameOe: false },
      { seriesId, seriesName: '荣威 RX5', yearFrom: 2019, yearTo: 2021, sameOe: true },
    ]);
    expect((await search({ seriesId, modelYear: 2022 })).total).toBe(0);
  });

  it('narrows by kind, grade, city and words, and keeps sold ones out', async () => {
    const supplier = await warehouse.addSupplier({ cityCode: '420100', cityName: '武汉市' });
    const common = { kind: ['窄', '半轴'] as [string, string], supplierId: supplier.id };
    const wanted = await warehouse.addPart({ ...common, name: '别克 左半轴', oeNo: 'DM100%', grade: 'B' });
    await warehouse.addPart({ ...common, name: '别克 右半轴', status: 'sold' });
    const other = await warehouse.addPart({ ...common, name: '雪佛兰 右半轴', grade: 'C' });
    const typeId = String(wanted.typeId);
    expect((await search({ typeId })).total).toBe(2);
    expect(idsOf(await search({ typeId, grade: 'C' }))).toEqual([String(other.id)]);
    expect(idsOf(await search({ keywords: '别克  半轴' }))).toEqual([String(wanted.id)]);
    expect(idsOf(await search({ keywords: 'dm100%' }))).toEqual([String(wanted.id)]);
    expect((await search({ keywords: 'dm1__%' })).total).toBe(0);
    expect((await search({ cityCode: '420100' })).total).toBe(2);
    expect((await search({ cityCode: '420000' })).total).toBe(2);
    expect((await search({ cityCode: '420200' })).total).toBe(0);
    expect((await search({ typeId: 'nothing' })).total).toBe(0);
  });

  it('finds words by their pieces, and only where the pieces stand together', async () => {
    const kind: [string, string] = ['字', '字'];
    const wanted = await warehouse.addPart({ kind, name: '路虎揽胜 后尾灯 LED' });
    await warehouse.addPart({ kind, name: '路揽胜虎 后尾 尾灯' });
    const typeId = String(wanted.typeId);
    for (const keywords of ['路虎揽胜', '虎揽', 'led', '后尾灯', '虎 灯 LED'])
      expect(idsOf(await search({ typeId, keywords }))).toEqual([String(wanted.id)]);
    expect((await search({ typeId, keywords: '揽' })).total).toBe(2);
    expect((await search({ typeId, keywords: '胜路' })).total).toBe(0);
  });

  it('finds an OE number whole or by its beginning, however it is spaced and written', async () => {
    const { id } = await warehouse.addPart({ oeNo: '3BD 941-005 a' });
    await warehouse.addPart({ oeNo: 'X3BD 940' });
    for (const keywords of ['3bd941005a', '3BD-941 005-A', '3BD.941', '3bd941'])
      expect(idsOf(await search({ keywords }))).toEqual([String(id)]);
    expect((await search({ keywords: '3BD 942' })).total).toBe(0);
  });

  it('turns pages to the last one without losing or repeating a part', async () => {
    const kind: [string, string] = ['翻页', '翻页'];
    const added = [];
    for (let at = 0; at < 7; at++) added.push(await warehouse.addPart({ kind, publishedAt: new Date(0) }));
    const typeId = String(added[0]?.typeId);
    const pages = [];
    for (const pageNum of [1, 2, 3, 4]) pages.push(await search({ typeId, pageNum, pageSize: 3 }));
    expect(pages.flatMap(idsOf)).toEqual(added.map(({ id }) => String(id)).reverse());
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7]);

    // Of more parts than are fetched at first, the pages are the same.
    const found = foundParts({ atATime: 3, largestPage: 3 });
    const far = [];
    for (const skip of [0, 3, 6, 9]) far.push(await found.page({ typeId }, { skip, size: 3 }));
    expect(far.flatMap(({ ids }) => ids.map(String))).toEqual(pages.flatMap(idsOf));
    expect(far.map(({ total }) => total)).toEqual([7, 7, 7, 7]);
  });

  it('says of a long list how many there are, by its kind, its car and all else', async () => {
    const fits: [string, string, number, number] = ['岚图', 'FREE', 2021, 2023];
    const door = await warehouse.addPart({ kind: ['长', '车门'], fits });
    await warehouse.addPart({ kind: ['长', '车门'], grade: 'B' });
    await warehouse.addPart({ kind: ['长', '车门'], grade: 'B', status: 'sold' });
    await warehouse.addPart({ kind: ['长', '车窗'], fits });
    const elsewhere = await warehouse.addPart({ kind: ['短', '车灯'] });
    const groups = await new PartKinds(gateway.database.db).groups({});
    const parentTypeId = groups.find(({ label }) => label === '长')?.value;
    const typeId = String(door.typeId);
    const seriesId = String((await warehouse.seriesNamed('岚图', 'FREE')).id);
    const expected: [Parameters<FoundParts['page']>[0], number][] = [
      [{ parentTypeId }, 3],
      [{ typeId }, 2],
      [{ typeId, parentTypeId }, 2],
      [{ typeId: String(elsewhere.typeId), parentTypeId }, 0],
      [{ typeId: parentTypeId }, 0],
      [{ parentTypeId: 'none' }, 0],
      [{ parentTypeId, seriesId }, 2],
      [{ typeId, seriesId }, 1],
      [{ parentTypeId, grade: 'B' }, 1],
    ];
    for (const [wanted, total] of expected) {
      const far = await foundParts({ atATime: 1, largestPage: 0 }).page(wanted, { skip: 1, size: 1 });
      const first = await foundParts({ atATime: 1, largestPage: 0 }).page(wanted, { skip: 0, size: 1 });
      expect([far.total, first.total], JSON.stringify(wanted)).toEqual([total, total]);
    }
  });

  it('says the same total on every page of a list that grows meanwhile, and never less than it shows', async () => {
    const kind: [string, string] = ['长大', '轮毂'];
    const add = () => warehouse.addPart({ kind });
    const typeId = String((await add()).typeId);
    const kinds = new PartKinds(gateway.database.db);
    expect(await kinds.onSale({ typeId })).toBe(1);
    for (let at = 0; at < 4; at++) await add();
    const found = new FoundParts(gateway.database.db, kinds, { atATime: 3, largestPage: 1 });
    const first = await found.page({ typeId }, { skip: 0, size: 3 });
    const second = await found.page({ typeId }, { skip: 3, size: 3 });
    expect([first.ids.length, first.total, second.ids.length, second.total]).toEqual([3, 4, 1, 4]);
  });

  it('counts the pages of a long list from its nearer end, in the same order', async () => {
    const kind: [string, string] = ['远', '排气管'];
    const added = [];
    for (const priceCents of [100, null, 300, 200, 200, null, 500, 100]) {
      added.push(await warehouse.addPart({ kind, priceCents }));
    }
    const typeId = String(added[0]?.typeId);
    for (const sort of ['asc', 'desc'] as const) {
      for (const sortField of ['price', undefined] as const) {
        const wanted = { typeId, sort, ...(sortField && { sortField }) };
        const whole = await foundParts().page(wanted, { skip: 0, size: 8 });
        const found = foundParts({ atATime: 2, largestPage: 2 });
        const pages = [];
        for (const skip of [6, 4, 2, 0, 8]) pages.push(await found.page(wanted, { skip, size: 2 }));
        const [fourth, third, second, first, beyond] = pages.map(({ ids }) => ids);
        expect([first, second, third, fourth].flat()).toEqual(whole.ids);
        expect(beyond).toEqual([]);
        expect(pages.map(({ total }) => total)).toEqual([8, 8, 8, 8, 8]);
      }
    }
  });

  it('sorts by price; what has none comes last both ways', async () => {
    const kind: [string, string] = ['价', '座椅'];
    const cheap = await warehouse.addPart({ kind, priceCents: 100 });
    const dear = await warehouse.addPart({ kind, priceCents: 900 });
    const onRequest = await warehouse.addPart({ kind, priceCents: null });
    const ids = [cheap, dear, onRequest].map(({ id }) => String(id));
    const typeId = String(cheap.typeId);
    expect(idsOf(await search({ typeId, sortField: 'price', sort: 'asc' }))).toEqual(ids);
    expect(idsOf(await search({ typeId, sortField: 'price', sort: 'desc' }))).toEqual([
      ids[1],
      ids[0],
      ids[2],
    ]);
    const second = await search({ typeId, sortField: 'price', sort: 'asc', pageNum: 2, pageSize: 1 });
    expect(idsOf(second)).toEqual([ids[1]]);
    expect(second.total).toBe(3);
  });

  it.each([
    { pageNum: 0 },
    { grade: 'D' },
    { cityCode: '杭州' },
    { modelYear: 12 },
    { keywords: '长'.repeat(41) },
  ])('refuses %j with a sentence', async (payload) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().msg).not.toBe('');
  });
});

describe('kinds of parts', () => {
  it('come in two levels, each with how many are for sale', async () => {
    await warehouse.addPart({ kind: ['玻璃', '天窗'] });
    await warehouse.addPart({ kind: ['玻璃', '天窗'], status: 'off' });
    await warehouse.kind(['玻璃', '车门玻璃']);
    const { data: groups } = await get('type/optionList');
    const glass = groups.find(({ label }: { label: string }) => label === '玻璃');
    expect(glass).toMatchObject({ count: 1 });
    expect((await get(`optionList/${glass.value}`)).data).toEqual([
      { value: expect.any(String), label: '天窗', count: 1 },
      { value: expect.any(String), label: '车门玻璃', count: 0 },
    ]);
    expect((await get('optionList/none')).data).toEqual([]);
  });

  it('count what fits a car when one is named', async () => {
    await warehouse.addPart({ kind: ['数一数', '天线'], fits: ['奇瑞', '瑞虎', 2019, 2021] });
    await warehouse.addPart({ kind: ['数一数', '喇叭'], fits: ['奇瑞', '瑞虎', 2022, 2023] });
    const seriesId = String((await warehouse.seriesNamed('奇瑞', '瑞虎')).id);
    const car = `seriesId=${seriesId}&modelYear=2020`;
    const counts = (await get(`type/optionList?${car}`)).data as { value: string; count: number }[];
    const [counted] = counts.filter(({ count }) => count > 0);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(1);
    expect((await get(`optionList/${counted?.value}?${car}`)).data).toMatchObject([
      { label: '天线', count: 1 },
      { label: '喇叭', count: 0 },
    ]);
    expect((await get('type/optionList?modelYear=abc')).msg).toBe('年款应为数字');
  });
});

describe('one part', () => {
  it('tells where it comes from, what it fits and what was tested', async () => {
    const dismantler = await warehouse.addDismantler();
    const { id } = await warehouse.addPart({
      fits: ['宝马', '宝马3系', 2020, 2020],
      dismantlerId: dismantler.id,
      donorBrand: '宝马',
      donorModel: '宝马3系 2020款 325i',
      donorVin: 'LDM00000XN0000001',
      donorMileageKm: 81_000,
      scrappedOn: '2026-03-01',
      tests: [{ name: '点亮测试', standard: '正常', result: '正常', passed: true }],
      description: '第一段\n\n<b>第二段</b>',
    });
    expect((await get(`partDetail/${id}`)).data).toMatchObject({
      partId: String(id),
      onSale: true,
      adaptModels: ['宝马3系 2020 款'],
      fits: [{ seriesName: '宝马3系', yearFrom: 2020, yearTo: 2020 }],
      sourceVehicle: {
        brandName: '宝马',
        vinMasked: 'LDM**********0001',
        mileage: 8.1,
        scrapDate: '2026-03-01',
      },
      dismantler: { name: dismantler.name, licenseNo: 'CJ-001' },
      testItems: [{ name: '点亮测试', standard: '正常', result: '正常', pass: 1 }],
      supplierPhoneMasked: '138****1234',
      contentHtml: '<p>第一段</p><p>&lt;b&gt;第二段&lt;/b&gt;</p>',
    });
  });

  it('stays readable when it is sold', async () => {
    const { id } = await warehouse.addPart({ status: 'sold' });
    expect((await get(`partDetail/${id}`)).data).toMatchObject({ onSale: false, sourceVehicle: null });
  });

  it.each(['999999999', 'abc', '-1'])('is not there: %s', async (partId) => {
    const answer = await gateway.app.inject(`${PARTS}/partDetail/${partId}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'A0401', msg: '再用件不存在' });
  });
});
