import { SIMULATED_DEALER_SECRET } from '@cheyantong/domain';
import { temporaryKeysFolder } from '@cheyantong/domain/simulated-keys';
import { buildSimulators } from '@cheyantong/simulators/app';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { figures } from '../observability/figures.ts';
import { circuitNews, createCircuit } from './circuit.ts';
import { createDealerApi } from './dealers/http.ts';
import { createPaymentVendors } from './payments/create.ts';
import { createProviderApi } from './providers/http.ts';
import { createSmsSender } from './sms/create.ts';
import { simulatedSmsSettings } from './sms/simulator.ts';

const REST_MS = 10_000;
/** Long enough for a busy machine to answer, short enough to wait for when nobody does. */
const TIME_LIMIT_MS = 2_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('a circuit', () => {
  const AWAY = new Error('away');
  const REFUSED = new Error('refused');
  const newCircuit = () =>
    createCircuit({
      service: 'test',
      isOutage: (error) => error === AWAY,
      unavailable: () => new Error('spared'),
    });
  const fails = (error: Error) => vi.fn(() => Promise.reject(error));
  const answers = () => vi.fn(() => Promise.resolve('answer'));
  const times = async (count: number, run: () => Promise<unknown>) => {
    for (let time = 0; time < count; time++) await run().catch(() => undefined);
  };

  it('spares calls after five in a row without an answer', async () => {
    const circuit = newCircuit();
    await times(5, () => circuit(fails(AWAY)));
    const next = answers();
    await expect(circuit(next)).rejects.toThrow('spared');
    expect(next).not.toHaveBeenCalled();
  });

  it('takes a refusal for an answer', async () => {
    const circuit = newCircuit();
    await times(4, () => circuit(fails(AWAY)));
    await expect(circuit(fails(REFUSED))).rejects.toThrow('refused');
    await times(4, () => circuit(fails(AWAY)));
    await expect(circuit(answers())).resolves.toBe('answer');
  });

  it('lets one call through after a rest, and closes when it is answered', async () => {
    const circuit = newCircuit();
    await times(5, () => circuit(fails(AWAY)));
    pass(REST_MS);
    const { promise, resolve } = Promise.withResolvers<string>();
    const probe = circuit(() => promise);
    await expect(circuit(answers())).rejects.toThrow('spared');
    resolve('back');
    await expect(probe).resolves.toBe('back');
    await expect(circuit(answers())).resolves.toBe('answer');
  });

  it('rests again when that call is not answered', async () => {
    const circuit = newCircuit();
    await times(5, () => circuit(fails(AWAY)));
    pass(REST_MS);
    await expect(circuit(fails(AWAY))).rejects.toThrow('away');
    await expect(circuit(answers())).rejects.toThrow('spared');
    pass(REST_MS);
    await expect(circuit(answers())).resolves.toBe('answer');
  });

  it('stands in the figures while it is open', async () => {
    const openOnes = async () =>
      (await figures.getSingleMetricAsString('outside_circuits_open')).match(/service="test"} (\d+)/)?.[1];
    const before = Number((await openOnes()) ?? 0);
    const circuit = newCircuit();
    await times(6, () => circuit(fails(AWAY)));
    expect(Number(await openOnes())).toBe(before + 1);
    pass(REST_MS);
    await circuit(answers());
    expect(Number(await openOnes())).toBe(before);
  });

  it('is told of once when it opens and once when it closes', async () => {
    const news: string[] = [];
    for (const event of ['away', 'back'] as const)
      circuitNews.on(event, (service) => news.push(`${service} ${event}`));
    const circuit = newCircuit();
    await times(8, () => circuit(fails(AWAY)));
    expect(news).toEqual(['test away']);
    pass(REST_MS);
    await circuit(answers());
    await circuit(answers());
    expect(news).toEqual(['test away', 'test back']);
    circuitNews.removeAllListeners();
  });
});

const ORDER_NO = '173165760000012310086';
const MESSAGE = {
  phone: '13800000001',
  template: 'login-code',
  params: { code: '482913', minutes: '5' },
} as const;
const DEALER = { webhookUrl: 'simulator:/dealers/7/leads', webhookSecret: SIMULATED_DEALER_SECRET };
const WITHDRAWAL = { leadId: '1001', withdrawTime: '2026-11-15 13:00:00' };

const paymentsAt = (simulatorsUrl: string) => {
  const account = { simulatorsUrl, keysFolder: temporaryKeysFolder() };
  return createPaymentVendors({ alipay: account, wechat: account }, { timeLimitMs: TIME_LIMIT_MS });
};

/** How each is asked, how it hangs, and what its callers expect when it does. */
const SERVICES = {
  'Aliyun SMS': {
    faults: '/sms/faults',
    hang: 'timeout',
    failure: { name: 'SmsRefused', reason: 'unreachable' },
    connect: (url: string) => {
      const settings = simulatedSmsSettings('aliyun', new URL(url).host);
      const sender = createSmsSender(settings, { timeLimitMs: TIME_LIMIT_MS });
      return () => sender.send(MESSAGE);
    },
  },
  'Tencent SMS': {
    faults: '/sms/faults',
    hang: 'timeout',
    failure: { name: 'SmsRefused', reason: 'unreachable' },
    connect: (url: string) => {
      const settings = simulatedSmsSettings('tencent', new URL(url).host);
      const sender = createSmsSender(settings, { timeLimitMs: TIME_LIMIT_MS });
      return () => sender.send(MESSAGE);
    },
  },
  Alipay: {
    faults: '/pay/faults',
    hang: 'slow',
    failure: { name: 'VendorUnavailable', reason: 'unreachable' },
    connect: (url: string) => {
      const { alipay } = paymentsAt(url);
      return () => alipay.query(ORDER_NO);
    },
  },
  'WeChat Pay': {
    faults: '/pay/faults',
    hang: 'slow',
    failure: { name: 'VendorUnavailable', reason: 'unreachable' },
    connect: (url: string) => {
      const { wechat } = paymentsAt(url);
      return () => wechat.query(ORDER_NO);
    },
  },
  dealers: {
    faults: '/dealers/faults',
    hang: 'timeout',
    failure: { name: 'DealerRefused', reason: 'unreachable' },
    connect: (url: string) => {
      const desk = createDealerApi({ simulatorsUrl: url, timeLimitMs: TIME_LIMIT_MS });
      return () => desk.withdraw(DEALER, WITHDRAWAL);
    },
  },
};

describe.each(Object.entries(SERVICES))('%s that hangs', (_name, { faults, hang, failure, connect }) => {
  let simulators: ReturnType<typeof buildSimulators>;
  let asked = 0;
  let ask: () => Promise<unknown>;
  const setFault = (mode: string) => simulators.inject({ method: 'POST', url: faults, payload: { mode } });

  beforeEach(async () => {
    asked = 0;
    simulators = buildSimulators();
    simulators.addHook('onRequest', async ({ url }) => {
      if (url !== faults) asked += 1;
    });
    ask = connect(await simulators.listen({ host: '127.0.0.1', port: 0 }));
  });
  afterEach(() => simulators.close());

  it('is not asked for a while: callers have the failure they expect, at once; then it is back', async () => {
    await setFault(hang);
    const failures = await Promise.all(
      Array.from({ length: 5 }, () => ask().catch((error: unknown) => error)),
    );
    expect(failures).toEqual(Array.from({ length: 5 }, () => expect.objectContaining(failure)));
    const askedWhileHanging = asked;

    await setFault('none');
    await expect(ask()).rejects.toEqual(expect.objectContaining(failure));
    expect(asked).toBe(askedWhileHanging);

    pass(REST_MS);
    await ask().catch((error: unknown) => expect(error).not.toEqual(expect.objectContaining(failure)));
    expect(asked).toBe(askedWhileHanging + 1);
  });
});

it('a code of Alipay is made here, so it can be had while the vendor is away', async () => {
  const simulators = buildSimulators();
  const url = await simulators.listen({ host: '127.0.0.1', port: 0 });
  const { alipay } = paymentsAt(url);
  await simulators.close();
  for (let time = 0; time < 6; time++) await alipay.query(ORDER_NO).catch(() => undefined);
  const trade = {
    way: 'code' as const,
    tradeNo: ORDER_NO,
    amountCents: 19_990,
    subject: '维保报告',
    expiresAt: new Date(Date.now() + 60_000),
    notifyUrl: 'http://127.0.0.1:1/notice',
  };
  expect((await alipay.open(trade)).link).toContain(ORDER_NO);
});

it('a provider that hangs is not asked for a while, the others are', async () => {
  const asked: string[] = [];
  const provider = Fastify();
  provider.post('/:code/orders/:ref/ask', ({ params }, reply) => {
    asked.push((params as { code: string }).code);
    return reply.hijack();
  });
  const url = await provider.listen({ host: '127.0.0.1', port: 0 });
  const desk = createProviderApi({
    find: (code) => ({ url: `${url}/${code}`, secret: 'a secret of both' }),
    callbackUrl: () => 'http://127.0.0.1:1/callback',
    timeLimitMs: TIME_LIMIT_MS,
  });
  const isAway = (code: string) => expect(desk.ask(code, 'ref')).rejects.toThrow('没有及时应答');
  await Promise.all(Array.from({ length: 5 }, () => isAway('hung')));
  await isAway('hung');
  await isAway('other');
  expect(asked).toEqual(['hung', 'hung', 'hung', 'hung', 'hung', 'other']);
  await provider.close();
});
