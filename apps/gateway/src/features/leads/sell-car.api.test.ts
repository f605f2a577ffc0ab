import { MEMBER_LIMITS } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { certifications } from '../certification/tables.ts';
import { leads } from './tables.ts';
import { newMember, testDealers } from './test-dealers.ts';

let gateway: TestGateway;
let lot: ReturnType<typeof testDealers>;
beforeAll(async () => {
  gateway = await startTestGateway({ SMS_PER_ADDRESS_HOURLY: '1000' });
  lot = testDealers(gateway);
});
afterAll(() => gateway.close());

const NINGBO = { provinceCode: '330000', provinceName: '浙江省', cityCode: '330200', cityName: '宁波市' };
const LHASA = { provinceCode: '540000', provinceName: '西藏自治区', cityCode: '540100', cityName: '拉萨市' };

const book = async (place: object, more: object = {}) =>
  (await newMember(gateway)).submit({ intentionType: '2', agree: true, ...place, ...more });

async function leadOf(answer: { json(): { data: { clueId: string } } }) {
  const [lead] = await gateway.database.db
    .select()
    .from(leads)
    .where(eq(leads.id, BigInt(answer.json().data.clueId)));
  return lead;
}
/** As if the member had submitted so many more today. */
async function repeatLead(clueId: string, times: number): Promise<void> {
  const { db } = gateway.database;
  const [lead] = await db
    .select()
    .from(leads)
    .where(eq(leads.id, BigInt(clueId)));
  if (!lead) throw new Error('no lead');
  const { id: _, ...facts } = lead;
  await db
    .insert(leads)
    .values(Array.from({ length: times }, (_each, index) => ({ ...facts, modelName: `${index}` })));
}

/** As if the member's papers had been approved. */
async function certify(clueId: string): Promise<void> {
  const { db } = gateway.database;
  const [lead] = await db
    .select()
    .from(leads)
    .where(eq(leads.id, BigInt(clueId)));
  if (lead)
    await db.insert(certifications).values({
      memberId: lead.memberId,
      kind: 'personal',
      status: 'approved',
      photos: {},
      consentVersion: '2026-11-01',
    });
}

const dealerOf = async (place: object) => (await leadOf(await book(place)))?.dealerId;

describe('booking a sell-car appointment', () => {
  it('has nobody to go to before there are dealers', async () => {
    expect((await book(NINGBO)).json()).toMatchObject({ code: 'A0500', msg: '暂无商家可以接待，请稍后再试' });
  });

  it('goes to a dealer of the city, the least busy one first; else of the province; else anywhere', async () => {
    const beijing = await lot.addDealer({ cityCode: '110100', cityName: '北京市' });
    expect(await dealerOf(NINGBO)).toBe(beijing.id);
    const hangzhou = await lot.addDealer({ cityCode: '330100', cityName: '杭州市' });
    expect(await dealerOf(NINGBO)).toBe(hangzhou.id);
    const ningbo = await lot.addDealer({ cityCode: '330200', cityName: '宁波市' });
    const alsoNingbo = await lot.addDealer({ cityCode: '330200', cityName: '宁波市' });
    await lot.addDealer({ cityCode: '330200', cityName: '宁波市', webhookUrl: null });

    const turns = [await dealerOf(NINGBO), await dealerOf(NINGBO), await dealerOf(NINGBO)];
    expect(turns).toEqual([ningbo.id, alsoNingbo.id, ningbo.id]);
    expect(await dealerOf({ cityName: '宁波市' })).toBe(alsoNingbo.id);
    expect([beijing.id, hangzhou.id]).toContain(await dealerOf(LHASA));
  });

  it('names the car by our catalogue, whatever the form says', async () => {
    const { brand, series, model } = await lot.addModel();
    const lead = await leadOf(
      await book(NINGBO, {
        modelCode: String(model.id),
        brandName: '伪造',
        modelName: '伪造',
        mileage: 3.456,
      }),
    );
    expect(lead).toMatchObject({
      brandCode: String(brand.id),
      brandName: brand.name,
      seriesName: series.name,
      modelName: `${series.name} 2023款 标准型`,
      mileageKm: 34_560,
      consentDocument: 'privacyStatement',
      consentVersion: '2026-11-01',
    });
    expect(await leadOf(await book(NINGBO, { seriesCode: String(series.id) }))).toMatchObject({
      seriesName: series.name,
      modelName: null,
    });
    expect(await leadOf(await book(NINGBO, { brandName: '伪造' }))).toMatchObject({ brandName: null });
  });

  it.each([{ modelCode: '999999' }, { seriesCode: 'x' }, { brandCode: '-3' }])(
    'does not know the car %j',
    async (car) => {
      expect((await book(NINGBO, car)).json()).toMatchObject({
        code: 'A0401',
        msg: '所选车型不存在，请重新选择',
      });
    },
  );

  it('names the city by our list, whatever the form says', async () => {
    const forged = { ...NINGBO, provinceName: '加我微信', cityName: '加我微信' };
    expect(await leadOf(await book(forged))).toMatchObject(NINGBO);
    expect(await leadOf(await book({ cityName: '宁波市' }))).toMatchObject(NINGBO);
    expect((await book({ cityName: '火星市' })).json()).toMatchObject({
      code: 'A0421',
      msg: '没有这个城市，请重新选择',
    });
  });

  it('asks for the city and the consent', async () => {
    expect((await book({})).json().msg).toBe('请选择所在城市');
    expect((await book(NINGBO, { agree: false })).json().msg).toBe('请阅读并同意《个人信息保护声明》');
  });

  it('ends at a day’s number, which is higher for somebody certified', async () => {
    const member = await newMember(gateway);
    const { uncertified, certified } = MEMBER_LIMITS.leadsADay;
    const submit = async (modelCode: string) =>
      (await member.submit({ intentionType: '2', ...NINGBO, modelCode })).json();
    const { model } = await lot.addModel();
    const { data } = await submit(String(model.id));
    await repeatLead(data.clueId, uncertified - 1);
    const another = String((await lot.addModel()).model.id);
    expect(await submit(another)).toMatchObject({
      code: 'A0501',
      msg: `一天的询价与预约最多 ${uncertified} 条，请明天再来；完成身份认证后为 ${certified} 条`,
    });
    expect((await submit(String(model.id))).data.clueId).toBe(data.clueId);
    await certify(data.clueId);
    expect((await submit(another)).code).toBe('00000');
  });

  it('is the same appointment for the same car and city, and another one for others', async () => {
    const member = await newMember(gateway);
    const { model } = await lot.addModel();
    const submit = async (place: object, car: object = {}) =>
      (await member.submit({ intentionType: '2', ...place, ...car })).json().data.clueId;
    const car = { modelCode: String(model.id) };
    const first = await submit(NINGBO, car);
    expect(await submit(NINGBO, car)).toBe(first);
    expect(new Set([first, await submit(NINGBO), await submit(LHASA, car)]).size).toBe(3);
  });
});
