import { PART_RESERVED_MS } from '@cheyantong/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { readEnv } from '../../env.ts';
import { mountPortal } from '../../portal/mount.ts';
import { tellMember } from '../messages/index.ts';
import { releaseOverdueParts } from '../parts/reserve.ts';
import { partReservations } from '../parts/tables.ts';
import { testWarehouse } from '../parts/test-parts.ts';
import { leads } from './tables.ts';
import { tellDealer } from './tell-dealer.ts';
import { dealerSystems, newMember, newPhone, testDealers } from './test-dealers.ts';

let gateway: TestGateway;
let warehouse: ReturnType<typeof testWarehouse>;
beforeAll(async () => {
  const settings = { SMS_PER_ADDRESS_HOURLY: '1000' };
  gateway = await startTestGateway(settings);
  await mountPortal(gateway.app, readEnv(settings));
  warehouse = testWarehouse(gateway.database.db);
});
afterAll(() => gateway.close());

const LAMP = { modelName: '大众 朗逸', parentTypeName: '灯具照明', typeName: '前大灯总成' };

const stored = async (buyId: string) => {
  const [lead] = await gateway.database.db
    .select()
    .from(leads)
    .where(eq(leads.id, BigInt(buyId)));
  return lead;
};

/** What the page shows to the next buyer. */
const leftOf = async (partId: bigint): Promise<number> =>
  (await gateway.app.inject(`/api/vehicle-boot/api/v1/vehiclePart/partDetail/${partId}`)).json().data.stock;

describe('buying a part', () => {
  it('goes to its supplier, in our own words and with the consent', async () => {
    const supplier = await warehouse.addSupplier();
    const part = await warehouse.addPart({ supplierId: supplier.id, stock: 3 });
    const member = await newMember(gateway);
    const answer = await member.buy({ ...LAMP, modelName: '加我微信', partId: String(part.id), quantity: 2 });
    expect(answer.json()).toMatchObject({
      code: '00000',
      data: { quantity: 2, receiverName: supplier.name },
    });
    expect(await stored(answer.json().data.buyId)).toMatchObject({
      intention: '3',
      dealerId: supplier.id,
      partId: part.id,
      partName: part.name,
      modelName: part.modelName,
      quantity: 2,
      consentDocument: 'privacyStatement',
      consentVersion: '2026-11-01',
      status: 'queued',
    });
  });

  it('is told to the supplier’s own system, shown to the member and taken back', async () => {
    const supplier = await warehouse.addSupplier();
    const part = await warehouse.addPart({ supplierId: supplier.id });
    const member = await newMember(gateway);
    const { buyId } = (await member.buy({ ...LAMP, partId: String(part.id) })).json().data;
    const { dealers, database, jobs } = gateway;
    const desk = { db: database.db, dealers, tell: tellMember(jobs.enqueue), publicUrl: '' };
    await tellDealer(desk, BigInt(buyId));
    expect(await dealerSystems(gateway).inbox(supplier.id)).toMatchObject([
      { leadId: buyId, phone: member.phone, partName: part.name },
    ]);
    expect((await member.list()).list).toMatchObject([
      {
        clueId: buyId,
        intentionType: '3',
        partId: String(part.id),
        partName: part.name,
        quantity: 1,
        receiverName: supplier.name,
        statusLabel: '已送达',
        withdrawable: true,
      },
    ]);
    expect((await member.withdraw(buyId)).json().data.status).toBe('withdrawn');
  });

  it('is the same purchase within a day, also when ten requests race', async () => {
    const part = await warehouse.addPart({ stock: 5 });
    const member = await newMember(gateway);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => member.buy({ ...LAMP, partId: String(part.id), quantity: 2 })),
    );
    expect(new Set(answers.map((answer) => answer.json().data.buyId)).size).toBe(1);
    const again = await member.buy({ ...LAMP, partId: String(part.id), quantity: 4 });
    expect(again.json().data).toEqual(answers[0]?.json().data);
    expect((await member.list()).total).toBe(1);
  });

  it('is too late for a part that is gone, and too much for the stock', async () => {
    const member = await newMember(gateway);
    const sold = await warehouse.addPart({ status: 'sold' });
    expect((await member.buy({ ...LAMP, partId: String(sold.id) })).json()).toMatchObject({
      code: 'A0500',
      msg: '该件已售出或下架，看看其他再用件吧',
    });
    const last = await warehouse.addPart({ stock: 1 });
    expect((await member.buy({ ...LAMP, partId: String(last.id), quantity: 2 })).json().msg).toBe(
      '库存只剩 1 件',
    );
    expect((await member.buy({ ...LAMP, partId: '99999999' })).json().msg).toBe('再用件不存在');
  });

  it('holds the last piece for exactly one of two buyers, and tells the other what to do', async () => {
    const part = await warehouse.addPart({ stock: 1 });
    const buyers = [await newMember(gateway), await newMember(gateway)];
    const answers = await Promise.all(buyers.map((buyer) => buyer.buy({ ...LAMP, partId: String(part.id) })));
    const told = answers.map((answer) => answer.json());
    expect(told.map(({ code }) => code).toSorted()).toEqual(['00000', 'A0510']);
    expect(told.find(({ code }) => code === 'A0510').msg).toBe(
      '刚被其他买家预留，24 小时内没有成交会重新开放；您也可以登记求购',
    );
    const totals = await Promise.all(buyers.map(async (buyer) => (await buyer.list()).total));
    expect(totals.toSorted()).toEqual([0, 1]);
    expect(await leftOf(part.id)).toBe(0);
  });

  it('holds no more than there is when many ask for some', async () => {
    const part = await warehouse.addPart({ stock: 5 });
    const buyers = await Promise.all(Array.from({ length: 6 }, () => newMember(gateway)));
    const answers = await Promise.all(
      buyers.map((buyer) => buyer.buy({ ...LAMP, partId: String(part.id), quantity: 2 })),
    );
    expect(answers.filter((answer) => answer.json().code === '00000')).toHaveLength(2);
    expect(await leftOf(part.id)).toBe(1);
  });

  it('is seen at once on the page that everybody gets, and so is taking it back', async () => {
    const part = await warehouse.addPart({ stock: 1 });
    const look = async () => (await gateway.app.inject(`/reusableDetail?partId=${part.id}`)).body;
    const member = await newMember(gateway);
    expect(await look()).toContain('剩 1 件');
    const { buyId } = (await member.buy({ ...LAMP, partId: String(part.id) })).json().data;
    expect(await look()).toContain('已被预留');
    await member.withdraw(buyId);
    expect(await look()).toContain('剩 1 件');
  });

  it('gives back what is withdrawn, once', async () => {
    const part = await warehouse.addPart({ stock: 2 });
    const [one, other] = [await newMember(gateway), await newMember(gateway)];
    const { buyId } = (await one.buy({ ...LAMP, partId: String(part.id) })).json().data;
    await other.buy({ ...LAMP, partId: String(part.id) });
    await Promise.all([one.withdraw(buyId), one.withdraw(buyId)]);
    expect(await leftOf(part.id)).toBe(1);
  });

  it('gives back after a day what was not sold', async () => {
    const part = await warehouse.addPart({ stock: 1 });
    const [early, late] = [await newMember(gateway), await newMember(gateway)];
    const { data } = (await early.buy({ ...LAMP, partId: String(part.id) })).json();
    expect(Date.parse(data.reservedUntil) - Date.parse(data.createTime)).toBe(PART_RESERVED_MS);
    await releaseOverdueParts(gateway.database.db);
    expect(await leftOf(part.id)).toBe(0);
    await gateway.database.db
      .update(partReservations)
      .set({ expiresAt: sql`now()` })
      .where(eq(partReservations.partId, part.id));
    await Promise.all([1, 2].map(() => releaseOverdueParts(gateway.database.db)));
    expect(await leftOf(part.id)).toBe(1);
    expect((await late.buy({ ...LAMP, partId: String(part.id) })).json().code).toBe('00000');
    await early.withdraw(data.buyId);
    expect(await leftOf(part.id)).toBe(0);
  });

  it('needs the statement, a whole phone and a whole number of parts', async () => {
    const member = await newMember(gateway);
    const partId = String((await warehouse.addPart()).id);
    const msgOf = async (more: object) => (await member.buy({ ...LAMP, partId, ...more })).json().msg;
    expect(await msgOf({ agree: false })).toBe('请阅读并同意《个人信息保护声明》');
    expect(await msgOf({ phone: '12345678901' })).toBe('手机号格式不正确');
    expect(await msgOf({ quantity: 0 })).toBe('至少 1 件');
    expect(await msgOf({ quantity: 21 })).toBe('一次最多 20 件');
    expect(await msgOf({ phone: newPhone() })).toBe('请输入验证码');
  });
});

describe('looking for a part that is not on offer', () => {
  it('goes to a supplier of parts, never to a car dealer', async () => {
    await testDealers(gateway).addDealer();
    await warehouse.addPart();
    const member = await newMember(gateway);
    const { buyId } = (await member.buy(LAMP)).json().data;
    const lead = await stored(buyId);
    expect(lead).toMatchObject({
      partId: null,
      partName: '灯具照明 前大灯总成',
      brandName: '大众',
      seriesName: '朗逸',
      modelName: '大众 朗逸',
    });
    expect((await member.list()).list[0].receiverName).toMatch(/仓$/);
  });

  it('may name a series, its model year or a whole model', async () => {
    const lot = testDealers(gateway);
    const { brand, series } = await lot.addModel();
    const member = await newMember(gateway);
    const codeOf = async (modelName: string) => (await member.buy({ ...LAMP, modelName })).json().code;
    const line = `${brand.name} ${series.name}`;
    expect(await codeOf(line)).toBe('00000');
    expect(await codeOf(`${line} 2023 款`)).toBe('00000');
    expect(await codeOf(`${line} 2023款 标准型`)).toBe('00000');
    expect(await codeOf(`${line} 2022款`)).toBe('A0401');
    expect(await codeOf(`${line} 2023款 标准型 加我微信`)).toBe('A0401');
  });

  it.each([
    [{ modelName: '加我微信 138' }, '没有这款车，请重新选择'],
    [{ typeName: '核反应堆' }, '没有这类配件，请重新选择'],
    [{ parentTypeName: '' }, '请选择配件类别'],
  ])('takes no words that name nothing: %j', async (words, sentence) => {
    await warehouse.addPart();
    const member = await newMember(gateway);
    expect((await member.buy({ ...LAMP, ...words })).json().msg).toBe(sentence);
  });
});
