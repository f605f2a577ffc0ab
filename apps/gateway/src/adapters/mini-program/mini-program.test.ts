import { SIMULATED_MINI_PROGRAM } from '@cheyantong/domain';
import { buildSimulators } from '@cheyantong/simulators/app';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMiniProgram } from './create.ts';
import type { MiniProgramUnavailable } from './port.ts';
import type { MiniProgramAccounts } from './settings.ts';

const PERSON = { openid: 'oLiJianguo', phone: '13800138000' };
const { miniProgram, jsSdk } = SIMULATED_MINI_PROGRAM;

let simulators: ReturnType<typeof buildSimulators>;
let baseUrl: string;
beforeAll(async () => {
  simulators = buildSimulators();
  baseUrl = await simulators.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => simulators.close());
afterEach(async () => {
  vi.useRealTimers();
  await fault('none');
});

const wechat = (accounts: Partial<MiniProgramAccounts> = {}, timeLimitMs = 8_000) =>
  createMiniProgram({ baseUrl, miniProgram, jsSdk, ...accounts }, { timeLimitMs });
const post = (url: string, payload: object) => simulators.inject({ method: 'POST', url, payload });
const fault = (mode: string, service?: string, times?: number) =>
  post('/mini-program/faults', { mode, service, times });
const newCodes = async (person = PERSON): Promise<{ loginCode: string; phoneCode: string }> =>
  (await post('/sim/mini/codes', person)).json();
const asked = async (service: string): Promise<number> =>
  (await simulators.inject('/mini-program/questions'))
    .json<{ service: string }[]>()
    .filter((question) => question.service === service).length;
const unavailable = (reason: MiniProgramUnavailable['reason']) =>
  expect.objectContaining({ name: 'MiniProgramUnavailable', reason });

const turnClock = (seconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + seconds * 1_000);
};

describe('a code', () => {
  it('stands for a person and for a number, each once', async () => {
    const { loginCode, phoneCode } = await newCodes();
    expect(await wechat().openidOf(loginCode)).toBe(PERSON.openid);
    expect(await wechat().openidOf(loginCode)).toBeNull();
    expect(await wechat().phoneOf(phoneCode)).toBe(PERSON.phone);
    expect(await wechat().phoneOf(phoneCode)).toBeNull();
  });

  it('is no other code, and none that WeChat never gave', async () => {
    const { loginCode, phoneCode } = await newCodes();
    expect(await wechat().openidOf(phoneCode)).toBeNull();
    expect(await wechat().phoneOf(loginCode)).toBeNull();
    expect(await wechat().openidOf('&js_code=made-up')).toBeNull();
  });

  it('is late after five minutes', async () => {
    const { loginCode } = await newCodes();
    turnClock(301);
    expect(await wechat().openidOf(loginCode)).toBeNull();
  });

  it('shows where a number of elsewhere belongs', async () => {
    const { phoneCode } = await newCodes({ ...PERSON, phone: '+1 5550100' });
    expect(await wechat().phoneOf(phoneCode)).toBe('+15550100');
  });
});

describe('token and ticket', () => {
  it('are asked for once by all who come at the same time, and again shortly before they end', async () => {
    const service = wechat();
    const before = { token: await asked('token'), ticket: await asked('ticket') };
    const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => service.jsSdkTicket()));
    expect(first).toEqual({ appId: jsSdk.appId, ticket: expect.stringMatching(/^[\w-]{32}$/) });
    for (const other of others) expect(other).toEqual(first);
    turnClock(6_800);
    expect(await service.jsSdkTicket()).toEqual(first);
    expect(await asked('token')).toBe(before.token + 1);
    expect(await asked('ticket')).toBe(before.ticket + 1);
    turnClock(200);
    expect(await service.jsSdkTicket()).not.toEqual(first);
  });

  it('are replaced when somebody else has had a new token made', async () => {
    const service = wechat();
    await service.phoneOf((await newCodes()).phoneCode);
    await fault('staleToken', 'phone', 1);
    expect(await service.phoneOf((await newCodes()).phoneCode)).toBe(PERSON.phone);
  });

  it('are not remembered when they were not given', async () => {
    const service = wechat();
    await fault('down', 'token', 1);
    await expect(service.jsSdkTicket()).rejects.toEqual(unavailable('outage'));
    expect(await service.jsSdkTicket()).toMatchObject({ appId: jsSdk.appId });
  });

  it('belong to one account: a mini-program gets no ticket for pages', async () => {
    await expect(wechat({ jsSdk: miniProgram }).jsSdkTicket()).rejects.toEqual(unavailable('refused'));
  });
});

describe('WeChat that cannot be asked', () => {
  it.each(['busy', 'down', 'garbage'])('is away when it is %s', async (mode) => {
    await fault(mode);
    await expect(wechat().openidOf((await newCodes()).loginCode)).rejects.toEqual(unavailable('outage'));
    await expect(wechat().jsSdkTicket()).rejects.toEqual(unavailable('outage'));
  });

  it('is away when it does not answer, and when nobody listens', async () => {
    await fault('timeout');
    await expect(wechat({}, 50).openidOf('code')).rejects.toEqual(unavailable('outage'));
    const nowhere = wechat({ baseUrl: 'http://127.0.0.1:1' });
    await expect(nowhere.openidOf('code')).rejects.toEqual(unavailable('outage'));
  });

  it.each([
    ['secret', { miniProgram: { ...miniProgram, secret: 'wrong' } }],
    ['app id', { miniProgram: { ...miniProgram, appId: 'wx-nobody' } }],
  ])('does not know us with a wrong %s', async (_what, wrong) => {
    const { loginCode, phoneCode } = await newCodes();
    await expect(wechat(wrong).openidOf(loginCode)).rejects.toEqual(unavailable('refused'));
    await expect(wechat(wrong).phoneOf(phoneCode)).rejects.toEqual(unavailable('refused'));
  });

  it('is nobody, where there is no account', async () => {
    const nobody = wechat({ miniProgram: null, jsSdk: null });
    await expect(nobody.openidOf('code')).rejects.toEqual(unavailable('no account'));
    await expect(nobody.phoneOf('code')).rejects.toEqual(unavailable('no account'));
    await expect(nobody.jsSdkTicket()).rejects.toEqual(unavailable('no account'));
  });

  it('leaves neither code nor secret in its errors', async () => {
    await fault('busy');
    const { loginCode } = await newCodes();
    const error = await wechat()
      .openidOf(loginCode)
      .catch((thrown: unknown) => thrown);
    const everything = JSON.stringify(error, Object.getOwnPropertyNames(error));
    for (const secret of [loginCode, miniProgram.secret]) expect(everything).not.toContain(secret);
  });
});
