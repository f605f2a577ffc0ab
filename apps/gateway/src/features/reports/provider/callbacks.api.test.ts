import { HOUR_MS, SIMULATED_PROVIDER_SECRET } from '@cheyantong/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signedHeaders } from '../../../adapters/providers/signature.ts';
import { refusedCallbacks } from '../tables.ts';
import { CHECK_URL, type Office, openOffice, REPORT_PATHS } from '../test-office.ts';
import { CallbackLog } from './callback-log.ts';

const SLOW_CAR = 'LFV3A23C3P3000409';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.gateway.close());

/** An order that its provider has taken and not answered, and the answer it could give. */
async function openOrder() {
  const order = await office.paid('repair', SLOW_CAR);
  await office.place(order.orderNo);
  const provider = await office.codeOfProvider(order.orderNo);
  const nothing = JSON.stringify({
    orderNo: order.orderNo,
    providerRef: 'x',
    revision: 1,
    outcome: 'nothing',
  });
  return { ...order, provider, nothing };
}

const signed = (body: string, secret = SIMULATED_PROVIDER_SECRET) =>
  signedHeaders(secret, crypto.randomUUID(), body);

describe('a callback', () => {
  it.each([
    ['another secret', (body: string) => signed(body, 'somebody else'), '签名不符'],
    ['another body', () => signed('{}'), '签名不符'],
    ['no signature', () => ({ 'content-type': 'application/json' }), '没有签名'],
    ['an old time', (body: string) => signedAgo(body, 310), '已超出有效时间'],
    ['a time to come', (body: string) => signedAgo(body, -310), '已超出有效时间'],
  ])('with %s is refused and written down', async (_what, headersFor, reason) => {
    const { orderNo, provider, nothing } = await openOrder();
    const answer = await office.callback(provider, nothing, headersFor(nothing) as Record<string, string>);
    expect([answer.statusCode, answer.json().message]).toEqual([401, reason]);
    expect(await office.shop.find(orderNo)).toMatchObject({ status: 'inService' });
    expect((await office.refusedBy(provider)).at(-1)).toMatchObject({ reason });
  });

  it('counts once: sent again, letter by letter, it is refused', async () => {
    const { provider, orderNo } = await openOrder();
    const started = JSON.stringify({ orderNo, providerRef: 'x', revision: 1, outcome: 'started' });
    const headers = signed(started);
    expect((await office.callback(provider, started, headers)).statusCode).toBe(200);
    const again = await office.callback(provider, started, headers);
    expect([again.statusCode, again.json().message]).toEqual([401, '重复的消息']);
  });

  it('that failed on our side may come again, letter by letter', async () => {
    const { provider, orderNo, nothing } = await openOrder();
    const headers = signed(nothing);
    await refuseEventsOf(orderNo);
    expect((await office.callback(provider, nothing, headers)).statusCode).toBe(500);
    expect(await office.shop.find(orderNo)).toMatchObject({ status: 'inService' });
    await office.db.execute(sql`drop trigger full_disk on order_events`);
    expect((await office.callback(provider, nothing, headers)).statusCode).toBe(200);
    expect(await office.shop.find(orderNo)).toMatchObject({ status: 'refunding' });
  });

  it('that was refused is kept for ninety days, and not in any number', async () => {
    const { provider } = await openOrder();
    for (let sent = 0; sent < 4; sent++) await office.callback(provider, '{}', {});
    const newest = (await office.refusedBy(provider)).at(-1);
    await office.db
      .update(refusedCallbacks)
      .set({ receivedAt: sql`now() - interval '91 days'` })
      .where(eq(refusedCallbacks.id, newest?.id ?? 0n));
    await new CallbackLog(office.db).purgeRefused(3);
    expect(await office.refusedBy(provider)).toHaveLength(2);
  });

  it('is answered however many come, and of a flood of useless ones so many a minute are written down', async () => {
    const before = await office.db.$count(refusedCallbacks);
    vi.useFakeTimers({ now: Date.now() + HOUR_MS, toFake: ['Date'] });
    for (let sent = 0; sent < 65; sent++)
      expect((await office.callback('nobody', '{}', {})).statusCode).toBe(401);
    vi.useRealTimers();
    expect(await office.db.$count(refusedCallbacks)).toBe(before + 60);
  });

  it('from another provider says nothing about the order', async () => {
    const { orderNo, nothing } = await openOrder();
    const other = await openOrder();
    const stranger = await office.paid('accident');
    const strange = await office.codeOfProvider(stranger.orderNo);
    expect((await office.callback(strange, nothing)).statusCode).toBe(400);
    expect(await office.shop.find(orderNo)).toMatchObject({ status: 'inService' });
    expect(await office.shop.find(other.orderNo)).toMatchObject({ status: 'inService' });
  });

  it.each(['', 'null', '[]', '{"outcome":"report"}', '{"orderNo":"1","outcome":"paid"}'])(
    'that is no answer is refused: %s',
    async (body) => {
      const { provider } = await openOrder();
      expect((await office.callback(provider, body)).statusCode).toBe(400);
    },
  );

  it.each(['\\u0000', '\\ud800'])('that says what no database keeps is refused: %s', async (unreadable) => {
    const { provider, nothing } = await openOrder();
    const answer = await office.callback(provider, nothing.replace('"x"', `"x${unreadable}"`));
    expect([answer.statusCode, answer.json().message]).toEqual([400, '内容无法识别']);
  });

  it('to an address that nobody can have is refused', async () => {
    expect((await office.callback('a%00b', '{}')).statusCode).toBe(404);
  });

  it('comes again with the same findings, and changes nothing', async () => {
    const { orderNo } = await office.reported('repair', SLOW_CAR);
    expect(await office.answer(orderNo, 'report')).toMatchObject({ status: 200 });
    await office.answer(orderNo, 'nothing');
    expect(await office.reportsOf(orderNo)).toHaveLength(1);
    expect(await office.shop.find(orderNo)).toMatchObject({ status: 'completed' });
  });

  it('races itself, and one report is issued', async () => {
    const { orderNo } = await openOrder();
    await Promise.all(Array.from({ length: 5 }, () => office.answer(orderNo, 'report')));
    expect(await office.reportsOf(orderNo)).toHaveLength(1);
  });
});

it('a corrected answer supersedes the report', async () => {
  const { customer, orderNo } = await office.reported('repair', SLOW_CAR);
  await office.answer(orderNo, 'corrected');
  const [first, second, ...others] = await office.reportsOf(orderNo);
  expect(others).toEqual([]);
  const check = async (code = '') => (await office.gateway.app.inject(CHECK_URL(code))).json().data;
  expect(await check(first?.reportCode)).toMatchObject({
    verdict: 'superseded',
    supersededBy: second?.reportCode,
  });
  expect(await check(second?.reportCode)).toMatchObject({ verdict: 'genuine' });
  const { data } = (await customer.call('GET', REPORT_PATHS.repair(orderNo))).json();
  expect(data).toMatchObject({
    reportCode: second?.reportCode,
    verdict: { sentence: expect.stringContaining('更正') },
  });
  expect(await office.shop.find(orderNo)).toMatchObject({ reportCode: second?.reportCode });
});

/** As if the disk were full at the very moment: nothing more can be written about this order. */
async function refuseEventsOf(orderNo: string): Promise<void> {
  await office.db.execute(sql`create or replace function full_disk() returns trigger language plpgsql as
    'begin raise exception ''disk full''; end'`);
  await office.db.execute(sql`create trigger full_disk before insert on order_events for each row
    when (new.order_no = ${sql.raw(`'${orderNo}'`)}) execute function full_disk()`);
}

function signedAgo(body: string, seconds: number): Record<string, string> {
  vi.useFakeTimers({ now: Date.now() - seconds * 1000, toFake: ['Date'] });
  try {
    return signed(body);
  } finally {
    vi.useRealTimers();
  }
}
