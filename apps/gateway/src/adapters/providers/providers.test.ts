import { SIMULATED_PROVIDER_SECRET } from '@cheyantong/domain';
import { buildSimulators } from '@cheyantong/simulators/app';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpointFinder } from './endpoints.ts';
import { createProviderApi } from './http.ts';
import type { ProviderOrder } from './port.ts';
import { signedHeaders } from './signature.ts';

const ORDER: ProviderOrder = {
  orderNo: '178963482716412301001',
  service: 'repair',
  skuSn: 'SKU-1',
  skuName: '标准',
  // Answered only when somebody presses the button, so that nothing is called back meanwhile.
  vin: 'LFV3A23C3P3000409',
  plateNo: null,
  engineNo: null,
  vehicle: {
    brandName: null,
    seriesName: null,
    modelName: null,
    recordDate: null,
    mileage: null,
    color: null,
    energyType: null,
    guidePrice: null,
    rangeKm: null,
  },
  cityName: null,
  outletName: null,
  appointDate: null,
  appointPeriod: null,
};

let simulators: ReturnType<typeof buildSimulators>;
let url: string;
const start = async (options: Parameters<typeof buildSimulators>[0] = {}) => {
  simulators = buildSimulators(options);
  url = await simulators.listen({ host: '127.0.0.1', port: 0 });
};
beforeEach(() => start());
afterEach(() => simulators.close());

const deskAt = (simulatorsUrl: string | null, timeLimitMs = 8_000) =>
  createProviderApi({
    find: endpointFinder({}, simulatorsUrl),
    callbackUrl: () => 'http://127.0.0.1:1/callback',
    timeLimitMs,
  });
const answerNow = (outcome: string) =>
  simulators.inject({ method: 'POST', url: `/providers/${ORDER.orderNo}/answer`, payload: { outcome } });

describe('ordering from a provider', () => {
  it('answers the provider’s reference, the same when it is placed again', async () => {
    const desk = deskAt(url);
    const ref = await desk.place('demo', ORDER);
    expect(await desk.place('demo', ORDER)).toBe(ref);
    expect((await simulators.inject('/providers/requests')).json()).toMatchObject([
      { orderNo: ORDER.orderNo, provider: 'demo', ref },
    ]);
  });

  it('hears nothing while the provider is at work, then its answer', async () => {
    const desk = deskAt(url);
    const ref = await desk.place('demo', ORDER);
    expect(await desk.ask('demo', ref)).toBeNull();
    await answerNow('nothing');
    expect(JSON.parse((await desk.ask('demo', ref)) ?? '')).toMatchObject({
      orderNo: ORDER.orderNo,
      outcome: 'nothing',
    });
  });

  it('can be taken back, as often as it is asked, until it is done', async () => {
    const desk = deskAt(url);
    const ref = await desk.place('demo', ORDER);
    expect([await desk.cancel('demo', ref), await desk.cancel('demo', ref)]).toEqual([
      'canceled',
      'canceled',
    ]);
    const another = { ...ORDER, orderNo: '178963482716412301002' };
    const done = await desk.place('demo', another);
    await simulators.inject({ method: 'POST', url: `/providers/${another.orderNo}/answer`, payload: {} });
    expect(await desk.cancel('demo', done)).toBe('alreadyDone');
    const forger = createProviderApi({
      find: () => ({ url: `${url}/providers/demo`, secret: 'somebody else' }),
      callbackUrl: () => '',
    });
    await expect(forger.cancel('demo', ref)).rejects.toThrow('服务机构返回 401');
  });

  it('is refused when the clocks differ too much', async () => {
    await simulators.close();
    await start({ now: () => new Date(Date.now() + 6 * 60_000) });
    await expect(deskAt(url).place('demo', ORDER)).rejects.toThrow('服务机构返回 401');
  });

  it('says that nobody listens, that nobody answers, and that there is no endpoint', async () => {
    await simulators.close();
    await expect(deskAt(url).place('demo', ORDER)).rejects.toThrow('ECONNREFUSED');
    await expect(deskAt(null).place('demo', ORDER)).rejects.toThrow('没有设置接口');
    const silent = Fastify();
    silent.post('*', (_request, reply) => reply.hijack());
    const silentUrl = await silent.listen({ host: '127.0.0.1', port: 0 });
    await expect(deskAt(silentUrl, 100).place('demo', ORDER)).rejects.toThrow('没有及时应答');
    silent.server.closeAllConnections();
    await silent.close();
  });

  it.each([
    ['an answer that is not signed', () => ({})],
    [
      'an answer to another question',
      (body: string) => signedHeaders(SIMULATED_PROVIDER_SECRET, 'another-nonce', body),
    ],
  ])('does not believe %s', async (_what, headersFor) => {
    const body = JSON.stringify({ providerRef: 'forged' });
    const forger = Fastify();
    forger.post('*', (_request, reply) => reply.headers(headersFor(body)).send(body));
    const forgerUrl = await forger.listen({ host: '127.0.0.1', port: 0 });
    await expect(deskAt(forgerUrl).place('demo', ORDER)).rejects.toThrow('未通过验签');
    await forger.close();
  });
});

it('a provider under contract has its own endpoint and secret', () => {
  const own = { url: 'https://provider.example', secret: 'a secret of its own' };
  const find = endpointFinder({ real: own }, 'http://127.0.0.1:8090');
  expect(find('real')).toEqual(own);
  expect(find('constructor')?.url).toBe('http://127.0.0.1:8090/providers/constructor');
  expect(endpointFinder({}, null)('demo')).toBeUndefined();
});
