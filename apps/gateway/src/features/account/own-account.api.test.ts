import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForCode, redeem, startTestGateway, type TestGateway } from '../../../test/gateway.ts';

const WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0';

let gateway: TestGateway;
let nextPhone = 13_500_000_000;
const newPhone = (): string => String(nextPhone++);
beforeAll(async () => {
  gateway = await startTestGateway({ SMS_PER_ADDRESS_HOURLY: '1000' });
});
afterAll(() => gateway.close());

/** The vendor's minute between two messages to a phone is over. */
const waitAMinute = () =>
  gateway.database.db.execute(sql`update sms_sends set sent_at = sent_at - interval '2 minutes'`);

async function logIn(phone: string, userAgent: string, remoteAddress = '127.0.0.1') {
  await waitAMinute();
  await askForCode(gateway.app, phone, remoteAddress);
  const code = await gateway.codeFor(phone);
  const answer = await redeem(gateway.app, phone, code, {
    headers: { 'user-agent': userAgent },
    remoteAddress,
  });
  const headers = { authorization: `Bearer ${answer.json().data.access_token}` };
  const ask = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/ums-boot/app-api/v1/${path}`;
    return (await gateway.app.inject({ method, url, headers, ...(payload && { payload }) })).json();
  };
  return {
    phone,
    ask,
    me: () => ask('GET', 'members/me'),
    async newCode(step: 'old' | 'new', phoneNumber?: string): Promise<string> {
      await waitAMinute();
      const sent = await ask('POST', 'members/me/phone/sms-code', { step, phoneNumber });
      return sent.code === '00000' ? gateway.codeFor(phoneNumber ?? phone) : sent.msg;
    },
    changePhone: (oldCode: string, phoneNumber: string, code: string) =>
      ask('PUT', 'members/me/phone', { oldCode, phoneNumber, newCode: code }),
  };
}

const other = (code: string): string => (code === '000000' ? '111111' : '000000');

it('a member is called as they like', async () => {
  const member = await logIn(newPhone(), EDGE);
  expect((await member.ask('PUT', 'members/me', { nickName: ' 老王爱车🚗 ' })).data.nickName).toBe(
    '老王爱车🚗',
  );
  expect((await member.me()).data.nickName).toBe('老王爱车🚗');
  expect(await member.ask('PUT', 'members/me', { nickName: 'a\u200bb' })).toMatchObject({
    msg: '昵称含有看不见的字符，请换一个',
  });
});

describe('logged-in devices', () => {
  it('are listed with what they are and where, and told about when they are new', async () => {
    const phone = newPhone();
    const computer = await logIn(phone, EDGE, '113.57.82.9');
    const mobile = await logIn(phone, WECHAT, '2001:db8:1:2::3');
    await logIn(phone, EDGE, '113.57.82.9');
    expect((await mobile.ask('GET', 'members/me/sessions')).data).toMatchObject([
      { device: '电脑 · Edge', current: false },
      { device: '手机 · 微信', browser: '微信', system: 'iOS', place: '2001:db8:1:*', current: true },
      { device: '电脑 · Edge', browser: 'Edge', system: 'Windows', place: '113.57.82.*', current: false },
    ]);
    expect((await computer.ask('GET', 'messages')).data.list).toMatchObject([
      { kind: 'account', title: '您的账号在新设备登录', text: expect.stringContaining('手机 · 微信，iOS') },
    ]);
  });

  it('are logged out one by one or all the others at once, and only by their owner', async () => {
    const phone = newPhone();
    const [first, second, third] = [
      await logIn(phone, EDGE),
      await logIn(phone, WECHAT),
      await logIn(phone, EDGE),
    ];
    const stranger = await logIn(newPhone(), EDGE);
    const [newest] = (await first.ask('GET', 'members/me/sessions')).data;
    const path = `members/me/sessions/${newest.sessionId}`;
    expect((await stranger.ask('DELETE', path)).code).toBe('A0401');
    expect((await third.me()).code).toBe('00000');
    expect((await first.ask('DELETE', path)).code).toBe('00000');
    expect((await third.me()).code).toBe('A0230');
    expect((await first.ask('DELETE', 'members/me/sessions')).data).toEqual({ ended: 1 });
    expect((await second.me()).code).toBe('A0230');
    expect((await stranger.me()).code).toBe('00000');
  });
});

describe('changing the phone', () => {
  it('takes a code on either phone, ends other sessions, and the new one logs in from then on', async () => {
    const member = await logIn(newPhone(), EDGE);
    const elsewhere = await logIn(member.phone, WECHAT);
    const to = newPhone();
    const [oldCode, code] = [await member.newCode('old'), await member.newCode('new', to)];
    expect((await member.changePhone(other(oldCode), to, code)).code).toBe('A0240');
    expect((await member.changePhone(oldCode, to, other(code))).code).toBe('A0240');
    expect((await member.changePhone(oldCode, to, code)).data).toMatchObject({ mobile: to });
    expect((await elsewhere.me()).code).toBe('A0230');
    expect((await member.ask('GET', 'messages')).data.list[0]).toMatchObject({
      title: '您的登录手机号已更换',
      text: expect.stringContaining(`${to.slice(0, 3)}****${to.slice(-4)}`),
    });
    const { data } = await (await logIn(to, EDGE)).me();
    expect(data.id).toBe((await member.me()).data.id);
    expect((await (await logIn(member.phone, EDGE)).me()).data.id).not.toBe(data.id);
  });

  it('is refused for the phone of another member, and for the same phone', async () => {
    const taken = await logIn(newPhone(), EDGE);
    const member = await logIn(newPhone(), EDGE);
    expect(await member.newCode('new', member.phone)).toBe('新手机号与现在的相同');
    const [oldCode, code] = [await member.newCode('old'), await member.newCode('new', taken.phone)];
    expect(await member.changePhone(oldCode, taken.phone, code)).toMatchObject({
      code: 'A0500',
      msg: '该手机号已注册，不能更换',
    });
    expect((await member.me()).data.mobile).toBe(member.phone);
    expect((await taken.me()).code).toBe('00000');
  });

  it('somebody else’s codes are worth nothing', async () => {
    const [member, thief] = [await logIn(newPhone(), EDGE), await logIn(newPhone(), EDGE)];
    const to = newPhone();
    const [oldCode, code] = [await member.newCode('old'), await member.newCode('new', to)];
    expect((await thief.changePhone(oldCode, to, code)).code).toBe('A0240');
    expect((await member.changePhone(oldCode, to, code)).code).toBe('00000');
  });

  it('of two members who want the same number at the same moment one gets it', async () => {
    const members = [await logIn(newPhone(), EDGE), await logIn(newPhone(), EDGE)];
    const to = newPhone();
    const codes: [old: string, fresh: string][] = [];
    for (const member of members) codes.push([await member.newCode('old'), await member.newCode('new', to)]);
    const answers = await Promise.all(
      members.map((member, at) => member.changePhone(codes[at]?.[0] ?? '', to, codes[at]?.[1] ?? '')),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['00000', 'A0500']);
  });
});

it('a consent is taken back and given again; what an account stands on is not', async () => {
  const member = await logIn(newPhone(), EDGE);
  const { version } = (
    await gateway.app.inject('/api/system-boot/api/v1/agreement/detail/reportTerms')
  ).json().data;
  await member.ask('POST', 'agreement/consent', { agreed: [{ document: 'reportTerms', version }] });
  const ofTerms = (answer: { data: { given: { document: string }[] } }) =>
    answer.data.given.find(({ document }) => document === 'reportTerms');
  const withdrawn = await member.ask('DELETE', 'agreement/consent/reportTerms');
  expect(ofTerms(withdrawn)).toMatchObject({
    withdrawable: false,
    withdrawnTime: expect.stringMatching(/^\d{4}-/),
    withdrawalMeaning: expect.stringContaining('重新同意'),
  });
  expect(withdrawn.data.due).toEqual([]);
  await member.ask('POST', 'agreement/consent', { agreed: [{ document: 'reportTerms', version }] });
  expect(ofTerms(await member.ask('GET', 'agreement/mine'))).toMatchObject({
    withdrawable: true,
    withdrawnTime: null,
  });
  expect(await member.ask('DELETE', 'agreement/consent/userAgreement')).toMatchObject({
    code: 'A0500',
    msg: '《用户协议》是使用账号的前提，不再同意时请注销账号',
  });
});
