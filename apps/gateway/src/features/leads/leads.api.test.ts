import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { usedCars } from '../used-cars/tables.ts';
import { leads } from './tables.ts';
import { newMember, newPhone, testDealers } from './test-dealers.ts';

let gateway: TestGateway;
let lot: ReturnType<typeof testDealers>;
beforeAll(async () => {
  gateway = await startTestGateway({ SMS_PER_ADDRESS_HOURLY: '1000' });
  lot = testDealers(gateway);
});
afterAll(() => gateway.close());

const stored = async (clueId: string) => {
  const [lead] = await gateway.database.db
    .select()
    .from(leads)
    .where(eq(leads.id, BigInt(clueId)));
  if (!lead) throw new Error('no lead');
  return lead;
};
const queuedJobs = async (clueId: string) => {
  const { rows } = (await gateway.database.db.execute(
    sql`select count(*)::int as jobs from jobs.job where data ->> 'leadId' = ${clueId}`,
  )) as { rows: { jobs: number }[] };
  return rows[0]?.jobs;
};

describe('asking about a used car', () => {
  it('gives the lead to the dealer of the car, in our own words and with the consent', async () => {
    const dealer = await lot.addDealer();
    const car = await lot.addCar(dealer);
    const member = await newMember(gateway);
    const answer = await member.askAbout(car, { brandName: '伪造品牌', modelName: '加我微信' });

    expect(answer.json()).toMatchObject({ code: '00000', data: { intentionType: '1' } });
    const { clueId, createTime } = answer.json().data;
    expect(createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(await stored(clueId)).toMatchObject({
      dealerId: dealer.id,
      brandName: expect.stringMatching(/^品牌/),
      modelName: expect.stringMatching(/^车系\d+ 2023款 标准型$/),
      mileageKm: 42_000,
      consentDocument: 'userAgreement',
      consentVersion: '2026-11-01',
      consentedAt: expect.any(Date),
      status: 'queued',
    });
    expect(await queuedJobs(clueId)).toBe(1);
  });

  it.each(['999999999', 'abc', '-1', '99999999999999999999999'])('finds no car %s', async (vehicleId) => {
    const member = await newMember(gateway);
    const answer = await member.submit({ intentionType: '1', vehicleId });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'A0401', msg: '车辆不存在' });
  });

  it.each(['sold', 'off'] as const)('is too late for a car that is %s', async (status) => {
    const car = await lot.addCar(await lot.addDealer(), { status });
    const answer = await (await newMember(gateway)).askAbout(car);
    expect(answer.json()).toMatchObject({ code: 'A0500', msg: '该车已售出或下架，看看其他车吧' });
  });

  it('needs a car and the consent', async () => {
    const member = await newMember(gateway);
    const car = await lot.addCar(await lot.addDealer());
    expect((await member.submit({ intentionType: '1' })).json().msg).toBe('请选择要询价的车辆');
    expect((await member.askAbout(car, { agree: false })).json().msg).toBe('请阅读并同意《用户协议》');
    expect((await member.askAbout(car, { phone: '12345678901' })).json().code).toBe('A0421');
  });
});

describe('the same request again', () => {
  it('is the same lead, also when twenty requests race', async () => {
    const car = await lot.addCar(await lot.addDealer());
    const member = await newMember(gateway);
    const answers = await Promise.all(Array.from({ length: 20 }, () => member.askAbout(car)));
    const ids = new Set(answers.map((answer) => answer.json().data.clueId));
    expect(ids.size).toBe(1);
    expect(new Set(answers.map((answer) => answer.json().data.createTime)).size).toBe(1);
    const [clueId] = ids;
    expect(await queuedJobs(clueId)).toBe(1);
    expect((await member.list()).total).toBe(1);
  });

  it('is the same lead although the car was sold meanwhile', async () => {
    const car = await lot.addCar(await lot.addDealer());
    const member = await newMember(gateway);
    const first = await member.askAbout(car);
    await gateway.database.db.update(usedCars).set({ status: 'sold' }).where(eq(usedCars.id, car.id));
    expect((await member.askAbout(car)).json().data).toEqual(first.json().data);
  });

  it('is a new lead after a day, after a withdrawal, for another car and from another member', async () => {
    const dealer = await lot.addDealer();
    const car = await lot.addCar(dealer);
    const member = await newMember(gateway);
    const idOf = async (answer: ReturnType<typeof member.askAbout>) =>
      (await answer).json().data.clueId as string;

    const first = await idOf(member.askAbout(car));
    await member.withdraw(first);
    const second = await idOf(member.askAbout(car));
    await gateway.database.db
      .update(leads)
      .set({ createdAt: sql`now() - interval '24 hours 1 second'` })
      .where(eq(leads.id, BigInt(second)));
    const third = await idOf(member.askAbout(car));
    const other = await idOf(member.askAbout(await lot.addCar(dealer)));
    const foreign = await idOf((await newMember(gateway)).askAbout(car));
    expect(new Set([first, second, third, other, foreign]).size).toBe(5);
  });
});

describe('a phone that is not the member’s own', () => {
  const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000');

  it('needs its code, and takes the code once', async () => {
    const member = await newMember(gateway);
    const car = await lot.addCar(await lot.addDealer());
    const phone = newPhone();
    expect((await member.askAbout(car, { phone })).json()).toMatchObject({
      code: 'A0410',
      msg: '请输入验证码',
    });

    expect((await member.sendCode(phone)).json()).toEqual({ code: '00000', data: null, msg: '一切ok' });
    const smsCode = await gateway.codeFor(phone);
    const first = await member.askAbout(car, { phone, smsCode });
    expect(first.json().code).toBe('00000');
    expect((await member.askAbout(car, { phone, smsCode })).json().data).toEqual(first.json().data);

    const otherCar = await lot.addCar(await lot.addDealer());
    expect((await member.askAbout(otherCar, { phone, smsCode })).json().code).toBe('A0240');
  });

  it('gives one lead when the same form is sent twice at once', async () => {
    const member = await newMember(gateway);
    const car = await lot.addCar(await lot.addDealer());
    const phone = newPhone();
    await member.sendCode(phone);
    const smsCode = await gateway.codeFor(phone);
    const [one, two] = await Promise.all([
      member.askAbout(car, { phone, smsCode }),
      member.askAbout(car, { phone, smsCode }),
    ]);
    expect(one.json()).toMatchObject({ code: '00000' });
    expect(two.json()).toEqual(one.json());
  });

  it('voids the code after five wrong tries, even for the right one', async () => {
    const member = await newMember(gateway);
    const car = await lot.addCar(await lot.addDealer());
    const phone = newPhone();
    await member.sendCode(phone);
    const right = await gateway.codeFor(phone);
    const codes: string[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      codes.push((await member.askAbout(car, { phone, smsCode: wrongFor(right) })).json().code);
    }
    expect(codes).toEqual(['A0240', 'A0240', 'A0240', 'A0240', 'A0241']);
    expect((await member.askAbout(car, { phone, smsCode: right })).json().code).toBe('A0241');
    expect((await member.list()).total).toBe(0);
  });

  it('keeps the code of a member whatever another member tries', async () => {
    const [member, stranger] = [await newMember(gateway), await newMember(gateway)];
    const car = await lot.addCar(await lot.addDealer());
    const phone = newPhone();
    await member.sendCode(phone);
    const smsCode = await gateway.codeFor(phone);
    for (let attempt = 0; attempt < 6; attempt++) {
      const answer = await stranger.askAbout(car, { phone, smsCode: wrongFor(smsCode) });
      expect(answer.json().code).toBe('A0240');
    }
    expect((await stranger.askAbout(car, { phone, smsCode })).json().code).toBe('A0240');
    expect((await member.askAbout(car, { phone, smsCode })).json().code).toBe('00000');
  });

  it('does not accept a login code', async () => {
    const car = await lot.addCar(await lot.addDealer());
    const other = await newMember(gateway);
    const smsCode = await gateway.codeFor(other.phone);
    const answer = await (await newMember(gateway)).askAbout(car, { phone: other.phone, smsCode });
    expect(answer.json().code).toBe('A0240');
  });
});

describe('my inquiries', () => {
  it('say newest first to whom they went, with the number masked', async () => {
    const dealer = await lot.addDealer();
    const member = await newMember(gateway);
    const cars = [await lot.addCar(dealer), await lot.addCar(dealer), await lot.addCar(dealer)];
    for (const car of cars) await member.askAbout(car);

    const { list, total } = await member.list('?pageNum=1&pageSize=2');
    expect(total).toBe(3);
    expect(list.map(({ vehicleId }: { vehicleId: string }) => vehicleId)).toEqual([
      String(cars[2]?.id),
      String(cars[1]?.id),
    ]);
    expect(list[0]).toMatchObject({
      phoneMasked: `${member.phone.slice(0, 3)}****${member.phone.slice(-4)}`,
      modelName: expect.stringContaining('2023款 标准型'),
      cityName: '杭州市',
      status: 'queued',
      statusLabel: '待送达',
      receiverName: dealer.name,
      deliveredTime: null,
      withdrawable: true,
    });
    expect((await member.list('?pageNum=2&pageSize=2')).list).toHaveLength(1);
  });

  it('can be withdrawn, twice with the same answer', async () => {
    const member = await newMember(gateway);
    const { clueId } = (await member.askAbout(await lot.addCar(await lot.addDealer()))).json().data;
    const first = await member.withdraw(clueId);
    expect(first.json().data).toMatchObject({
      clueId,
      status: 'withdrawn',
      statusLabel: '已撤回',
      withdrawable: false,
    });
    expect((await member.withdraw(clueId)).json()).toEqual(first.json());
    expect((await stored(clueId)).phone).toBe(first.json().data.phoneMasked);
  });

  it('are nobody else’s', async () => {
    const member = await newMember(gateway);
    const stranger = await newMember(gateway);
    const { clueId } = (await member.askAbout(await lot.addCar(await lot.addDealer()))).json().data;
    expect((await stranger.withdraw(clueId)).json()).toMatchObject({ code: 'A0401', msg: '记录不存在' });
    expect((await stranger.withdraw('no-number')).json().code).toBe('A0401');
    expect((await stranger.list()).total).toBe(0);
    expect((await member.list()).list[0].status).toBe('queued');
  });
});
