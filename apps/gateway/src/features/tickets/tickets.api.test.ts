import { TICKETS_A_DAY } from '@cheyantong/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { auditLog } from '../audit/tables.ts';
import { ticketJobs } from './jobs.ts';
import { operate, readCommand } from './operate.ts';
import { ticketEvents, tickets } from './tables.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => gateway.close());

const PATH = '/api/system-boot/api/v1/ticket';
const PHONE = '13800138001';
const FORM = { topic: 'complaint', phone: PHONE, content: '报告里的左后门写了补漆，没有补过。', agree: true };

let lastAddress = 0;
/** Everybody at an address of their own, so that nobody is held back for what others asked. */
const newAddress = () => `203.0.113.${++lastAddress}`;

const post = (path: string, payload: object, { address = newAddress(), token = '' } = {}) =>
  gateway.app.inject({
    method: 'POST',
    url: `${PATH}${path}`,
    payload,
    headers: { 'x-forwarded-for': address, ...(token && { authorization: `Bearer ${token}` }) },
  });
const write = async (more: object = {}, who = {}) => (await post('', { ...FORM, ...more }, who)).json();
const find = async (ticketNo: string, phone?: string, who = {}) =>
  (await post('/find', { ticketNo, ...(phone && { phone }) }, who)).json();

/** What the operator types, and reads. */
async function type(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const command = readCommand(args);
  if (command.name === 'help') throw new Error('help');
  await operate({ db: gateway.database.db, operator: '值班员' }, command, (line) => lines.push(line));
  return lines;
}

describe('writing to us', () => {
  it('gives a number, with which and with the phone the asker sees what was answered', async () => {
    const { code, data } = await write();
    expect([code, data.status, data.phoneMasked]).toEqual(['00000', 'received', '138****8001']);
    expect(data.ticketNo).toMatch(/^LY\d{6}-\w{4}-\w{4}$/);

    expect((await type('list')).join()).toContain(data.ticketNo);
    expect((await type('show', data.ticketNo)).join()).toContain(PHONE);
    const views = await gateway.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, data.ticketNo));
    expect(views).toMatchObject([{ actorKind: 'operator', actorName: '值班员', action: 'phone.viewed' }]);
    expect(await type('answer', data.ticketNo, '已复检，报告已更正。')).toEqual([
      `${data.ticketNo} 已答复。`,
    ]);
    const seen = await find(data.ticketNo.toLowerCase(), PHONE);
    expect(seen.data).toMatchObject({
      statusLabel: '已答复',
      events: [{ kind: 'received' }, { kind: 'answered', text: '已复检，报告已更正。' }],
    });

    await type('close', data.ticketNo);
    expect(await type('answer', data.ticketNo, '还有一句')).toEqual([`${data.ticketNo} 已结束，未作改动。`]);
    expect((await find(data.ticketNo, PHONE)).data.events).toHaveLength(3);
  });

  it('is once a day, however often and however fast it is sent', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      [1, 2, 3].map(() => write({ content: '点了三次的同一条留言' }, { address })),
    );
    const numbers = new Set(answers.map(({ data }) => data.ticketNo));
    expect(numbers.size).toBe(1);
    expect((await write({ content: '另一条留言，说另一件事' }, { address })).data.ticketNo).not.toBe(
      [...numbers][0],
    );
  });

  it.each([
    [{ topic: 'other' }, '请选择要说的是什么事'],
    [{ content: '  ' }, '请写下要说的事'],
    [{ content: '你好' }, '请再写具体一点，至少 5 个字'],
    [{ content: '长'.repeat(501) }, '最多 500 个字，请精简'],
    [{ phone: '12345' }, '手机号格式不正确'],
    [{ agree: false }, '请阅读并同意《个人信息保护声明》'],
  ])('is refused with a sentence: %j', async (more, said) => {
    const { msg } = await write(more);
    expect(msg).toBe(said);
  });

  it('is held back: five a minute for an address, twenty a day for an asker', async () => {
    const address = newAddress();
    const answers = [];
    for (let time = 1; time <= 7; time++)
      answers.push((await write({ content: `第 ${time} 条留言` }, { address })).code);
    expect(answers).toContain('B0210');

    const token = await gateway.logIn('13800138009');
    const codes = [];
    for (let time = 0; time <= TICKETS_A_DAY; time++)
      codes.push((await write({ content: `会员的第 ${time} 条留言` }, { token })).code);
    expect(codes.slice(0, TICKETS_A_DAY)).toEqual(Array(TICKETS_A_DAY).fill('00000'));
    expect(codes.at(-1)).toBe('A0501');
  });
});

describe('somebody’s ticket', () => {
  it('is found by its member without a phone, and stands in their list alone', async () => {
    const [own, other] = [await gateway.logIn('13800138002'), await gateway.logIn('13800138003')];
    const { data } = await write({}, { token: own });
    expect((await find(data.ticketNo, undefined, { token: own })).code).toBe('00000');
    expect((await find(data.ticketNo, undefined, { token: other })).code).toBe('A0401');
    const mine = async (token: string) =>
      (
        await gateway.app.inject({ url: `${PATH}/mine`, headers: { authorization: `Bearer ${token}` } })
      ).json().data;
    expect(await mine(own)).toMatchObject({ total: 1, list: [{ ticketNo: data.ticketNo }] });
    expect(await mine(other)).toEqual({ total: 0, list: [] });
  });

  it('is for nobody who knows only its number, as if there were none', async () => {
    const { data } = await write();
    const nobodys = await find('LY261116-2222-2222', PHONE);
    expect(await find(data.ticketNo)).toEqual(nobodys);
    expect(await find(data.ticketNo, '13800138004')).toEqual(nobodys);
    expect(nobodys.msg).toBe('没有找到这条留言，请核对编号和提交时留的手机号');
    expect((await find('12')).msg).toContain('编号应像');
  });

  it('without a phone is found by the number alone', async () => {
    const { data } = await write({ phone: undefined });
    expect((await find(data.ticketNo)).data).toMatchObject({ phoneMasked: null });
  });
});

describe('time', () => {
  it('ends answered tickets and deletes ended ones; what waits is kept', async () => {
    const { db } = gateway.database;
    await db.delete(tickets);
    const [waiting, answered, ended] = [await write(), await write(), await write()].map(
      ({ data }) => data.ticketNo,
    );
    await type('answer', answered, '请看答复。');
    await type('close', ended);
    await db.update(tickets).set({ movedAt: sql`now() - interval '200 days'` });
    await ticketJobs(db)[0]?.work({});

    const left = Object.fromEntries(
      (await db.select().from(tickets)).map(({ number, status }) => [number, status]),
    );
    expect(left).toEqual({ [waiting]: 'received', [answered]: 'closed' });
    expect(await db.$count(ticketEvents)).toBe(4);
  });
});
