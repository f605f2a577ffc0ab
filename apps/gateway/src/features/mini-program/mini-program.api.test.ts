import { createHash, randomBytes, randomInt } from 'node:crypto';
import * as contract from '@cheyantong/contract';
import {
  type Call,
  confirmHandover,
  createHandover,
  readHandover,
  watchHandover,
} from '@cheyantong/contract';
import { toWire } from '@cheyantong/contract/wire';
import { SIMULATED_MINI_PROGRAM } from '@cheyantong/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT, startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { members } from '../account/tables.ts';
import { handovers } from '../handover/tables.ts';
import { miniTickets, openids } from './tables.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    PUBLIC_URL: 'https://portal.example',
    WECHAT_DOMAIN_FILES: 'Ab3dE5gH1j.txt=0123abcd, MP_verify_xyz.txt=xyz',
  });
});
afterAll(() => gateway.close());

const ask = async (
  call: Call,
  input: object,
  headers: Record<string, string> = { authorization: CLIENT },
) => {
  const { url, body, contentType } = toWire(call, input as never);
  const answer = await gateway.app.inject({
    method: call.method,
    url,
    headers: { ...headers, ...(contentType && { 'content-type': contentType }) },
    ...(typeof body === 'string' && { payload: body }),
  });
  return answer.json<{ code: string; data: never; msg: string }>();
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const atWechat = async (path: string, body: object) =>
  (
    await fetch(`${gateway.simulatorsUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json() as Promise<{ loginCode: string; phoneCode: string }>;
const newPerson = () => ({
  openid: `o${randomBytes(12).toString('hex')}`,
  phone: `139${randomInt(1e7, 1e8)}`,
});
const logIn = async (person: { openid: string; phone: string }, { showsPhone = true } = {}) => {
  const { loginCode, phoneCode } = await atWechat('/sim/mini/codes', person);
  return ask(contract.miniProgramLogin, { body: { loginCode, ...(showsPhone && { phoneCode }) } });
};
const tokenOf = ({ data }: { data: { access_token: string } }) => data.access_token;

const newVerifier = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
async function newTicket() {
  const native = tokenOf(await logIn(newPerson()));
  const verifier = newVerifier();
  const { data } = await ask(
    contract.issueMiniTicket,
    { body: { challenge: challengeOf(verifier) } },
    bearer(native),
  );
  const { ticket } = data as { ticket: string };
  return { native, verifier, ticket };
}
const redeem = (ticket: string, verifier: string) =>
  ask(contract.redeemMiniTicket, { body: { ticket, verifier } });
const idOf = async (token: string): Promise<bigint> => {
  const { data } = await ask(contract.getMe, {}, bearer(token));
  return BigInt((data as { id: string }).id);
};

const NO_GOOD = { code: 'A0231', data: null, msg: '登录凭证已失效，请返回小程序重新登录' };

describe('logging in to the mini-program', () => {
  it('asks somebody new for their number, once, and recognises them from then on', async () => {
    const person = newPerson();
    expect(await logIn(person, { showsPhone: false })).toMatchObject({
      code: 'A0232',
      msg: '请授权手机号后登录',
    });
    const first = tokenOf(await logIn(person));
    const again = tokenOf(await logIn(person, { showsPhone: false }));
    expect(await idOf(again)).toBe(await idOf(first));
    const { data } = await ask(contract.listSessions, {}, bearer(again));
    expect((data as { browser: string }[]).map(({ browser }) => browser)).toEqual([
      '微信小程序',
      '微信小程序',
    ]);
    expect(await gateway.features.miniProgram.openidOf(gateway.database.db, await idOf(again))).toBe(
      person.openid,
    );
  });

  it('finds the member whose number it is', async () => {
    const person = newPerson();
    const member = await idOf(await gateway.logIn(person.phone));
    expect(await idOf(tokenOf(await logIn(person)))).toBe(member);
  });

  it('takes each code of WeChat once, and none that WeChat did not give', async () => {
    const { loginCode, phoneCode } = await atWechat('/sim/mini/codes', newPerson());
    const body = { loginCode, phoneCode };
    expect(await ask(contract.miniProgramLogin, { body })).toMatchObject({ code: '00000' });
    expect(await ask(contract.miniProgramLogin, { body })).toMatchObject({ code: 'A0233' });
    const { loginCode: fresh } = await atWechat('/sim/mini/codes', newPerson());
    expect(await ask(contract.miniProgramLogin, { body: { loginCode: fresh, phoneCode } })).toMatchObject({
      code: 'A0233',
    });
  });

  it('refuses a number of elsewhere, which nobody here can call', async () => {
    expect(await logIn({ ...newPerson(), phone: '+1 5550100' })).toMatchObject({
      code: 'A0500',
      msg: expect.stringContaining('中国大陆'),
    });
  });

  it('refuses a frozen member', async () => {
    const person = newPerson();
    const id = await idOf(tokenOf(await logIn(person)));
    await gateway.database.db.update(members).set({ status: 'frozen' }).where(eq(members.id, id));
    expect(await logIn(person)).toMatchObject({ code: 'A0202' });
  });

  it('knows nothing of a member who has left', async () => {
    const person = newPerson();
    const left = await idOf(tokenOf(await logIn(person)));
    await gateway.database.db.transaction(async (tx) => {
      await gateway.features.miniProgram.forget(tx, left);
      await gateway.features.account.forget(tx, left);
    });
    expect(await logIn(person, { showsPhone: false })).toMatchObject({ code: 'A0232' });
    expect(await idOf(tokenOf(await logIn(person)))).not.toBe(left);
  });

  it.each(['busy', 'down', 'garbage'])('says that WeChat is away when it is %s', async (mode) => {
    await atWechat('/mini-program/faults', { mode, service: 'login', times: 1 });
    expect(await logIn(newPerson())).toEqual({
      code: 'C0001',
      data: null,
      msg: '微信服务暂时不可用，请稍后再试',
    });
  });

  it('is one member, also when the same person taps twice', async () => {
    const person = newPerson();
    const tokens = (await Promise.all([logIn(person), logIn(person)])).map(tokenOf);
    const [one, other] = await Promise.all(tokens.map(idOf));
    expect(one).toBe(other);
    const bound = await gateway.database.db.select().from(openids).where(eq(openids.openid, person.openid));
    expect(bound).toMatchObject([{ memberId: one, appId: SIMULATED_MINI_PROGRAM.miniProgram.appId }]);
  });
});

describe('a ticket', () => {
  it('logs the page in, once, in a session of its own', async () => {
    const { native, ticket, verifier } = await newTicket();
    const page = tokenOf(await redeem(ticket, verifier));
    expect(page).not.toBe(native);
    expect(await idOf(page)).toBe(await idOf(native));
    expect(await redeem(ticket, verifier)).toEqual(NO_GOOD);
    await ask(contract.logout, {}, bearer(page));
    expect(await ask(contract.getMe, {}, bearer(native))).toMatchObject({ code: '00000' });
  });

  it('serves one of many who bring it at once', async () => {
    const { ticket, verifier } = await newTicket();
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(ticket, verifier)));
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'A0231')).toHaveLength(7);
  });

  it('is nothing in other hands, and still good in those it was made for', async () => {
    const { ticket, verifier } = await newTicket();
    expect(await redeem(ticket, newVerifier())).toEqual(NO_GOOD);
    expect(await redeem(ticket, challengeOf(verifier))).toEqual(NO_GOOD);
    expect(await redeem(newVerifier(), verifier)).toEqual(NO_GOOD);
    expect(await redeem(ticket, verifier)).toMatchObject({ code: '00000' });
  });

  it('is late after a minute', async () => {
    const { ticket, verifier } = await newTicket();
    const { expiresAt } = miniTickets;
    await gateway.database.db
      .update(miniTickets)
      .set({ expiresAt: sql`${expiresAt} - interval '60 seconds'` });
    expect(await redeem(ticket, verifier)).toEqual(NO_GOOD);
  });

  it('ends with the session that asked for it', async () => {
    const { native, ticket, verifier } = await newTicket();
    await ask(contract.logout, {}, bearer(native));
    expect(await redeem(ticket, verifier)).toEqual(NO_GOOD);
  });

  it('ends with the right of its member to be here', async () => {
    const { native, ticket, verifier } = await newTicket();
    await gateway.database.db
      .update(members)
      .set({ status: 'frozen' })
      .where(eq(members.id, await idOf(native)));
    expect(await redeem(ticket, verifier)).toEqual(NO_GOOD);
  });

  it('stands in no table as it is', async () => {
    const { ticket, verifier } = await newTicket();
    const kept = JSON.stringify(await gateway.database.db.select().from(miniTickets), (_key, value) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(kept).toContain(challengeOf(verifier));
    for (const secret of [ticket, verifier]) expect(kept).not.toContain(secret);
  });

  it('is forgotten when it is over', async () => {
    await newTicket();
    await gateway.database.db.update(miniTickets).set({ expiresAt: sql`now() - interval '1 second'` });
    for (const { work } of gateway.features.miniProgram.jobs) await work();
    expect(await gateway.database.db.$count(miniTickets)).toBe(0);
  });
});

describe('the JS-SDK', () => {
  const sign = (url: string) => ask(contract.signJsSdk, { query: { url } });

  it('is configured for pages of ours, whose signature leaves out the place on the page', async () => {
    const { data } = await sign('https://portal.example/miniWebH5?a=1#top');
    expect(data).toEqual({
      appId: SIMULATED_MINI_PROGRAM.jsSdk.appId,
      timestamp: expect.any(Number),
      nonceStr: expect.stringMatching(/^[\w-]{16}$/),
      signature: expect.stringMatching(/^[0-9a-f]{40}$/),
    });
  });

  it('and for the simulated phone', async () => {
    const { port } = new URL(gateway.simulatorsUrl);
    expect(await sign(`http://mini.localhost:${port}/miniWebH5`)).toMatchObject({ code: '00000' });
  });

  it.each([
    'https://portal.example.evil.example/',
    'https://portal.example@evil.example/',
    'http://portal.example/',
    'https://evil.example/?https://portal.example',
    'nothing',
  ])('and for nobody else: %s', async (url) => {
    expect(await sign(url)).toMatchObject({ code: 'A0400' });
  });
});

it('WeChat finds its proof that the domain is ours', async () => {
  const { body, headers } = await gateway.app.inject('/Ab3dE5gH1j.txt');
  expect([body, headers['content-type']]).toEqual(['0123abcd', 'text/plain; charset=utf-8']);
  expect((await gateway.app.inject('/MP_verify_xyz.txt')).body).toBe('xyz');
});

describe('a page that goes on at the phone', () => {
  const OVER = { code: 'A0403', data: null, msg: '二维码已过期，请在电脑上刷新后再扫' };
  const PATH = '/usedCar/detail?id=1001';
  const begin = async (path = PATH) =>
    (await ask(createHandover, { body: { path } })).data as {
      scene: string;
      watch: string;
      expiresIn: number;
    };
  const read = (scene: string) => ask(readHandover, { params: { scene } });
  const confirm = (scene: string) => ask(confirmHandover, { params: { scene } });
  const state = async (watch: string) =>
    ((await ask(watchHandover, { body: { watch } })).data as { state: string }).state;
  const turnClock = (seconds: number) =>
    gateway.database.db
      .update(handovers)
      .set({ expiresAt: sql`${handovers.expiresAt} - make_interval(secs => ${seconds})` });

  it('is opened, confirmed once, and seen by the desktop all the way', async () => {
    const { scene, watch, expiresIn } = await begin();
    expect(scene).toMatch(/^[2-9A-HJKMNP-Z]{12}$/);
    expect(expiresIn).toBe(300);
    expect(await state(watch)).toBe('waiting');
    const { path, secondsLeft } = (await read(scene)).data as { path: string; secondsLeft: number };
    expect(path).toBe(PATH);
    expect(secondsLeft).toBeGreaterThan(240);
    expect(secondsLeft).toBeLessThanOrEqual(300);
    expect(await state(watch)).toBe('opened');
    expect(await confirm(scene)).toMatchObject({ data: { path: PATH } });
    expect(await state(watch)).toBe('confirmed');
    expect(await confirm(scene)).toEqual(OVER);
    expect(await read(scene)).toEqual(OVER);
  });

  it('is confirmed by one of many', async () => {
    const { scene } = await begin();
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(scene)));
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
  });

  it('is late after five minutes', async () => {
    const { scene, watch } = await begin();
    await read(scene);
    await turnClock(300);
    expect(await read(scene)).toEqual(OVER);
    expect(await confirm(scene)).toEqual(OVER);
    expect(await state(watch)).toBe('expired');
  });

  it('is not opened with the secret of the desktop, nor watched with the code', async () => {
    const { scene, watch } = await begin();
    expect(await read(watch)).toEqual(OVER);
    expect(await state(scene)).toBe('expired');
    const kept = JSON.stringify(await gateway.database.db.select().from(handovers));
    for (const secret of [scene, watch]) expect(kept).not.toContain(secret);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/home',
    'https://portal.example/home',
    '/api/system-boot/api/v1/handover',
    'javascript:alert(1)',
    '/home/../api',
    '/nowhere',
    '',
  ])('is one of ours, and not %s', async (path) => {
    expect(await ask(createHandover, { body: { path } })).toMatchObject({
      code: 'A0400',
      msg: '只能在手机上继续看本站的页面',
    });
  });

  it('is forgotten when it is long over', async () => {
    await begin();
    await turnClock(3_600);
    for (const { work } of gateway.features.handover.jobs) await work();
    expect(await gateway.database.db.$count(handovers)).toBe(0);
  });
});
