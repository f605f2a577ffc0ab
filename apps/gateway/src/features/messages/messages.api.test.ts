import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import type { Job } from '../../jobs/job.ts';
import { members } from '../account/tables.ts';
import { newCustomer } from '../purchase/test-shop.ts';
import { type NewMessage, tellMember } from './index.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ SMS_HOURLY: '20' });
});
afterAll(() => gateway.close());

const NEWS: NewMessage = {
  kind: 'report',
  title: '维修报告已出具',
  text: '可以查看了。',
  link: '/personalCenter',
};
const PATH = 'ums-boot/app-api/v1/messages';

function jobCalled(wanted: string): Job {
  const job = gateway.features.messages.jobs.find(({ name }) => name === wanted);
  if (!job) throw new Error(`no job ${wanted}`);
  return job;
}

async function newReader() {
  const customer = await newCustomer(gateway);
  const { db } = gateway.database;
  const [row] = await db.select({ mobile: members.mobile }).from(members).where(eq(members.id, customer.id));
  const phone = String(row?.mobile);
  const waiting: object[] = [];
  const tell = tellMember(async (_handle, _name, data) => {
    waiting.push(data);
  });
  const get = async (path: string) => (await customer.call('GET', `${PATH}${path}`)).json().data;
  const put = async (path: string, body: object) =>
    (await customer.call('PUT', `${PATH}${path}`, body)).json();
  return {
    id: customer.id,
    phone,
    get,
    put,
    tell: (more: Partial<NewMessage> = {}) => tell(db, customer.id, { ...NEWS, ...more }),
    /** Does what the queue would. */
    async sendWaiting() {
      for (const data of waiting.splice(0)) await jobCalled('message-sms').work(data);
    },
    async inbox(): Promise<string[]> {
      const answer = await fetch(`${gateway.simulatorsUrl}/sms/inbox?phone=${phone}`);
      return ((await answer.json()) as { text: string }[]).map(({ text }) => text);
    },
  };
}

describe('the message centre', () => {
  it('shows what a member was told, newest first, and counts what was not read', async () => {
    const reader = await newReader();
    await reader.tell();
    await reader.tell({ kind: 'order', title: '订单已付款', link: null });
    const { list, total } = await reader.get('');
    expect(total).toBe(2);
    expect(list).toMatchObject([
      { kind: 'order', kindLabel: '订单', title: '订单已付款', read: false, link: null },
      { kind: 'report', kindLabel: '报告', text: '可以查看了。', link: '/personalCenter' },
    ]);
    expect((await reader.put('/read', { messageIds: [list[0].messageId] })).data).toEqual({ unread: 1 });
    expect((await reader.get('?unread=1')).list).toMatchObject([{ title: '维修报告已出具' }]);
    expect((await reader.put('/read', {})).data).toEqual({ unread: 0 });
    expect(await reader.get('/unread')).toEqual({ unread: 0 });
  });

  it('tells the same thing once, also when two servers tell it at the same moment', async () => {
    const reader = await newReader();
    await Promise.all([1, 2, 3].map(() => reader.tell({ onceKey: 'report:WX1:ready' })));
    expect((await reader.get('')).total).toBe(1);
  });

  it('is nobody else’s: their messages are neither shown nor marked as read', async () => {
    const owner = await newReader();
    const stranger = await newReader();
    await owner.tell();
    const [{ messageId }] = (await owner.get('')).list;
    expect(await stranger.get('')).toEqual({ list: [], total: 0 });
    expect((await stranger.put('/read', { messageIds: [messageId, 'x'] })).code).toBe('00000');
    await stranger.put('/read', {});
    expect(await owner.get('/unread')).toEqual({ unread: 1 });
  });

  it('forgets what is older than a year', async () => {
    const reader = await newReader();
    await reader.tell();
    await reader.tell({ title: '新的' });
    await gateway.database.db.execute(
      sql`update messages set created_at = now() - interval '366 days' where member_id = ${reader.id} and title <> '新的'`,
    );
    await jobCalled('messages-purge').work({});
    expect((await reader.get('')).list).toMatchObject([{ title: '新的' }]);
  });
});

describe('a text message', () => {
  it('is sent where the member wants one; about the account unless they refuse', async () => {
    const reader = await newReader();
    expect(await reader.get('/settings')).toContainEqual({
      kind: 'account',
      kindLabel: '账号安全',
      inApp: true,
      sms: true,
    });
    await reader.tell();
    await reader.tell({ kind: 'account', title: '手机号已更换' });
    await reader.sendWaiting();
    expect(await reader.inbox()).toEqual([expect.stringContaining('手机号已更换')]);

    const wanted = {
      settings: [
        { kind: 'account', sms: false },
        { kind: 'report', sms: true },
      ],
    };
    const { data } = await reader.put('/settings', wanted);
    expect(data.filter(({ sms }: { sms: boolean }) => sms)).toMatchObject([{ kind: 'report' }]);
    await reader.tell({ title: '电池报告已出具' });
    await reader.tell({ kind: 'account', title: '在新设备登录' });
    await reader.sendWaiting();
    expect(await reader.inbox()).toEqual([
      expect.stringContaining('电池报告已出具'),
      expect.stringContaining('手机号已更换'),
    ]);
  });

  it('is sent to one phone five times a day, and what is left of the budget belongs to codes', async () => {
    const busy = await newReader();
    for (let count = 0; count < 7; count += 1) await busy.tell({ kind: 'account', title: `第 ${count} 条` });
    await busy.sendWaiting();
    expect(await busy.inbox()).toHaveLength(5);
    await gateway.logIn(busy.phone);
    // Eight of the hour's twenty are sent: two more are half of it.
    const others = [await newReader(), await newReader(), await newReader(), await newReader()];
    for (const other of others) {
      await other.tell({ kind: 'account' });
      await other.sendWaiting();
    }
    expect((await Promise.all(others.map((other) => other.inbox()))).flat()).toHaveLength(2);
  });
});
