import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askForCode,
  asMember,
  CLIENT,
  redeem,
  startTestGateway,
  type TestGateway,
} from '../../../test/gateway.ts';

const ME = '/api/ums-boot/app-api/v1/members/me';
let gateway: TestGateway;
let nextPhone = 13_800_000_000;
const newPhone = (): string => String(nextPhone++);

beforeAll(async () => {
  gateway = await startTestGateway({ SMS_PER_ADDRESS_HOURLY: '1000' });
});
afterAll(() => gateway.close());

const wrongCodeFor = async (phone: string): Promise<string> =>
  (await gateway.codeFor(phone)) === '000000' ? '111111' : '000000';

describe('logging in with a code', () => {
  it('makes an unknown number a member and answers with a token', async () => {
    const phone = newPhone();
    const sent = await askForCode(gateway.app, phone);
    expect(sent.json()).toEqual({ code: '00000', data: null, msg: '一切ok' });

    const answer = await redeem(gateway.app, phone, await gateway.codeFor(phone));
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data).toMatchObject({ token_type: 'Bearer', expires_in: 86_400 });

    const me = await asMember(gateway.app, data.access_token, ME);
    expect(me.json().data).toMatchObject({ mobile: phone, nickName: `用户${phone.slice(-4)}`, balance: 0 });
  });

  it('finds the same member the second time', async () => {
    const phone = newPhone();
    const first = await asMember(gateway.app, await gateway.logIn(phone), ME);
    await gateway.database.db.execute(sql`update sms_sends set sent_at = sent_at - interval '2 minutes'`);
    const second = await asMember(gateway.app, await gateway.logIn(phone), ME);
    expect(second.json().data.id).toBe(first.json().data.id);
  });

  it('also works through the plain login call and with the older parameter names', async () => {
    const phone = newPhone();
    await askForCode(gateway.app, phone);
    const login = await gateway.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { authorization: CLIENT },
      payload: { mobile: phone, code: await gateway.codeFor(phone) },
    });
    expect(login.json().data.token_type).toBe('Bearer');

    const other = newPhone();
    await askForCode(gateway.app, other);
    const token = await gateway.app.inject({
      method: 'POST',
      url: `/api/an-auth/oauth2/token?grant_type=sms&mobile=${other}&verifyCode=${await gateway.codeFor(other)}`,
      headers: { authorization: CLIENT },
    });
    expect(token.json().code).toBe('00000');
  });

  it('takes a code once: of ten requests at the same moment one passes', async () => {
    const phone = newPhone();
    await askForCode(gateway.app, phone);
    const code = await gateway.codeFor(phone);
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(gateway.app, phone, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.json().code === 'A0240')).toHaveLength(9);
  });

  it('refuses an expired code', async () => {
    const phone = newPhone();
    await askForCode(gateway.app, phone);
    await gateway.database.db.execute(
      sql`update sms_codes set expires_at = now() - interval '1 second' where phone = ${phone}`,
    );
    const answer = await redeem(gateway.app, phone, await gateway.codeFor(phone));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'A0240', msg: '验证码错误或已过期' });
  });

  it('voids the code after five wrong tries, even for the right one', async () => {
    const phone = newPhone();
    await askForCode(gateway.app, phone);
    const wrong = await wrongCodeFor(phone);
    const codes: string[] = [];
    for (let attempt = 0; attempt < 5; attempt++)
      codes.push((await redeem(gateway.app, phone, wrong)).json().code);
    expect(codes).toEqual(['A0240', 'A0240', 'A0240', 'A0240', 'A0241']);
    const right = await redeem(gateway.app, phone, await gateway.codeFor(phone));
    expect(right.json()).toMatchObject({ code: 'A0241', msg: '验证码错误次数过多，请重新获取' });
  });

  it('gains nothing from guessing in parallel', async () => {
    const phone = newPhone();
    await askForCode(gateway.app, phone);
    const wrong = await wrongCodeFor(phone);
    const answers = await Promise.all(Array.from({ length: 30 }, () => redeem(gateway.app, phone, wrong)));
    expect(answers.filter((answer) => answer.json().code === 'A0240')).toHaveLength(4);
  });

  it('does not let a frozen member in', async () => {
    const phone = newPhone();
    const token = await gateway.logIn(phone);
    await gateway.database.db.execute(sql`update members set status = 'frozen' where mobile = ${phone}`);
    await gateway.database.db.execute(sql`update sms_sends set sent_at = sent_at - interval '2 minutes'`);
    expect((await asMember(gateway.app, token, ME)).statusCode).toBe(401);
    await askForCode(gateway.app, phone);
    expect((await redeem(gateway.app, phone, await gateway.codeFor(phone))).json().code).toBe('A0202');
  });

  it('keeps neither code nor token in the clear', async () => {
    const phone = newPhone();
    const token = await gateway.logIn(phone);
    const code = await gateway.codeFor(phone);
    const stored = await gateway.database.db.execute(
      sql`select code_hash as kept from sms_codes where phone = ${phone} union all select token_hash from sessions`,
    );
    const text = JSON.stringify(stored);
    expect(text).not.toContain(token);
    expect(text).not.toContain(code);
  });
});

describe('sending a code', () => {
  it.each([
    ['12345678901', 'A0421', '手机号格式不正确'],
    ['1380013800', 'A0421', '手机号格式不正确'],
  ])('answers %s with 200 and %s', async (phone, code, msg) => {
    const answer = await askForCode(gateway.app, phone);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ code, data: null, msg });
  });

  it('asks for the number when there is none', async () => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/system-boot/sms-code',
      headers: { authorization: CLIENT },
    });
    expect(answer.json()).toEqual({ code: 'A0410', data: null, msg: '请输入手机号' });
  });

  it('sends one message when a hundred are asked for at once', async () => {
    const phone = newPhone();
    const answers = await Promise.all(Array.from({ length: 100 }, () => askForCode(gateway.app, phone)));
    expect(answers.filter((answer) => answer.json().code === '00000')).toHaveLength(1);
    expect(answers.filter((answer) => answer.json().code === 'A0501')).toHaveLength(99);
  });

  it('holds to one a minute, five an hour and ten a day', async () => {
    const phone = newPhone();
    const sendsAfter = async (age: string): Promise<string> => {
      await gateway.database.db.execute(
        sql`update sms_sends set sent_at = sent_at - ${age}::interval where phone = ${phone}`,
      );
      return (await askForCode(gateway.app, phone)).json().code;
    };
    const hour: string[] = [];
    for (let send = 0; send < 6; send++) hour.push(await sendsAfter('61 seconds'));
    expect(hour).toEqual(['00000', '00000', '00000', '00000', '00000', 'A0501']);
    const day = [await sendsAfter('61 minutes')];
    for (let send = 0; send < 5; send++) day.push(await sendsAfter('61 seconds'));
    expect(day).toEqual(['00000', '00000', '00000', '00000', '00000', 'A0501']);
    expect(await sendsAfter('61 minutes')).toBe('A0501');
    expect(await sendsAfter('24 hours')).toBe('00000');
  });

  it('needs the portal credential', async () => {
    const send = (authorization?: string) =>
      gateway.app.inject({
        method: 'POST',
        url: `/api/system-boot/sms-code?phoneNumber=${newPhone()}`,
        headers: authorization ? { authorization } : {},
      });
    for (const answer of [await send(), await send('Basic d3Jvbmc6d3Jvbmc=')]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json().code).toBe('A0212');
    }
  });
});

describe('a session', () => {
  it('ends with logout, at once and on the server', async () => {
    const token = await gateway.logIn(newPhone());
    const logout = await gateway.app.inject({
      method: 'DELETE',
      url: '/api/system-boot/api/v1/users/logout',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(logout.json().code).toBe('00000');
    const me = await asMember(gateway.app, token, ME);
    expect(me.statusCode).toBe(401);
    expect(me.json()).toEqual({ code: 'A0230', data: null, msg: '登录已失效，请重新登录' });
  });

  it('lets anybody log out, also with a token nobody knows', async () => {
    const logout = await gateway.app.inject({
      method: 'DELETE',
      url: '/api/system-boot/api/v1/users/logout',
      headers: { authorization: 'Bearer unknown' },
    });
    expect(logout.json().code).toBe('00000');
  });

  it.each([
    ['a day without use', sql`last_used_at = now() - interval '25 hours'`],
    ['seven days in all', sql`expires_at = now() - interval '1 second'`],
  ])('ends after %s', async (_what, change) => {
    const token = await gateway.logIn(newPhone());
    await gateway.database.db.execute(sql`update sessions set ${change}`);
    expect((await asMember(gateway.app, token, ME)).statusCode).toBe(401);
  });

  it('refuses a wrong client credential beside a good token', async () => {
    const token = await gateway.logIn(newPhone());
    const answer = await gateway.app.inject({
      url: ME,
      headers: { authorization: `Bearer ${token}`, 'x-client-authorization': 'Basic d3Jvbmc=' },
    });
    expect(answer.json().code).toBe('A0212');
  });
});
