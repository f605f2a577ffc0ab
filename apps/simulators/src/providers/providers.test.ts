import { once } from 'node:events';
import { beijingDay, DAY_MS, dayAfter } from '@cheyantong/domain';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSimulators } from '../app.ts';
import { signatureProblem, signedHeaders } from './signature.ts';

interface Callback {
  orderNo: string;
  outcome: string;
  revision: number;
}

let app: FastifyInstance;
let portal: FastifyInstance;
let callbackUrl: string;
let heard: Callback[];
beforeEach(async () => {
  app = buildSimulators();
  heard = [];
  portal = Fastify();
  portal.removeAllContentTypeParsers();
  portal.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  portal.post('/callback', (request, reply) => {
    const body = String(request.body);
    if (signatureProblem(request.headers, body, new Date())) return reply.code(401).send();
    heard.push(JSON.parse(body));
    portal.server.emit('heard');
    return reply.send({});
  });
  callbackUrl = `${await portal.listen({ host: '127.0.0.1', port: 0 })}/callback`;
});
afterEach(async () => {
  await app.close();
  await portal.close();
});

const SLOW = 'LFV3A23C3P3000409';
const vehicle = {
  modelName: null,
  recordDate: null,
  mileage: null,
  energyType: null,
  guidePrice: null,
  rangeKm: null,
};
const post = (path: string, message: object, headers?: Record<string, string>) => {
  const body = JSON.stringify(message);
  return app.inject({
    method: 'POST',
    url: path,
    headers: headers ?? signedHeaders(body, new Date()),
    payload: body,
  });
};
const place = (order: object = {}) =>
  post('/providers/demo/orders', {
    orderNo: '1',
    service: 'repair',
    skuName: '标准',
    vin: SLOW,
    vehicle,
    callbackUrl,
    ...order,
  });
const say = (payload: object = {}) => app.inject({ method: 'POST', url: '/providers/1/answer', payload });
const page = async () => (await app.inject('/providers')).body;

describe('a provider’s own system', () => {
  it('takes an order once, and answers by itself after a while', async () => {
    const next = once(portal.server, 'heard');
    expect((await place({ vin: 'LFV2A21J7M3000101' })).json()).toEqual({ providerRef: 'SIM1' });
    await place({ vin: 'LFV2A21J7M3000101' });
    await next;
    expect(heard).toMatchObject([{ orderNo: '1', outcome: 'report', revision: 1 }]);
  });

  it.each(['report', 'nothing', 'failed', 'started'])('says %s when somebody decides so', async (outcome) => {
    await place();
    expect((await say({ outcome })).json()).toEqual({ orderNo: '1', outcome, status: 200 });
    expect(heard).toMatchObject([{ outcome }]);
  });

  it('writes a correction with a higher number', async () => {
    await place();
    await say();
    await say({ outcome: 'corrected' });
    expect(heard).toMatchObject([{ revision: 1 }, { revision: 2, outcome: 'report' }]);
  });

  it('inspects no car before its appointment, and moves that when the customer comes early', async () => {
    const now = new Date();
    const appointDate = dayAfter(beijingDay(now), 3);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await place({ service: 'inspection', appointDate, appointPeriod: '上午' });
    vi.advanceTimersByTime(DAY_MS);
    vi.useRealTimers();
    expect(await page()).toContain(`已预约 ${appointDate} 上午`);
    expect(heard).toEqual([]);
    await say();
    expect(heard).toMatchObject([
      { outcome: 'rescheduled', appointDate: beijingDay(now) },
      { outcome: 'report' },
    ]);
  });

  it('refuses what is not signed, what is no order, and what it does not know', async () => {
    expect(
      (await post('/providers/demo/orders', {}, { 'content-type': 'application/json' })).statusCode,
    ).toBe(401);
    expect((await place({ service: 'wash' })).statusCode).toBe(400);
    expect((await place({ callbackUrl: 'nowhere' })).statusCode).toBe(400);
    expect((await post('/providers/demo/orders/SIM9/ask', {})).statusCode).toBe(404);
    expect((await say()).statusCode).toBe(404);
    await place();
    expect((await say({ outcome: 'maybe' })).statusCode).toBe(400);
  });

  it('is out of order twice for a failing car', async () => {
    const statuses = [];
    for (let turn = 0; turn < 3; turn++)
      statuses.push((await place({ vin: 'LFV2A21J6M3000509' })).statusCode);
    expect(statuses).toEqual([500, 500, 200]);
  });
});

describe('the page', () => {
  it('is found from the index and shows what was ordered', async () => {
    expect((await app.inject('/')).body).toContain('href="/providers"');
    expect(await page()).toContain('还没有订单');
    await place();
    expect(await page()).toContain(SLOW);
    expect(await page()).toContain('立即答复：订单 1');
    await say();
    expect(await page()).toContain('已出具报告，门户已接收');
    expect(await page()).not.toContain('立即答复：订单 1');
  });

  it('has buttons that lead back to it', async () => {
    await place();
    const answer = await app.inject({
      method: 'POST',
      url: '/providers/1/answer',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=nothing',
    });
    expect(answer.headers.location).toBe('/providers');
    expect(heard).toMatchObject([{ outcome: 'nothing' }]);
  });

  it('shows foreign text as text', async () => {
    await place({ skuName: '<script>' });
    expect(await page()).toContain('&lt;script&gt;');
  });

  it.each(['/providers/providers.css', '/providers/list'])('finds its part %s', async (part) => {
    expect((await app.inject(part)).statusCode).toBe(200);
  });
});
