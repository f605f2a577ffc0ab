import { createHmac } from 'node:crypto';
import { SIMULATED_DEALER_SECRET } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSimulators } from '../app.ts';
import { Inbox } from './inbox.ts';

let app: FastifyInstance;
beforeEach(() => {
  // Ages are exact to the second, so no second may turn between signing and checking.
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00.500+08:00'), toFake: ['Date'] });
  app = buildSimulators();
});
afterEach(() => vi.useRealTimers());

const LEAD = {
  event: 'lead.created',
  leadId: '1001',
  intentionType: '1',
  phone: '13800000001',
  modelName: '车系 2023款 标准型',
  cityName: '杭州市',
};

interface Sending {
  dealer?: string;
  secret?: string;
  ageSeconds?: number;
  /** Changes the body after it was signed, as somebody on the way could. */
  alter?: (body: string) => string;
}

function send(message: object, { dealer = '7', secret = SIMULATED_DEALER_SECRET, ...sending }: Sending = {}) {
  const body = JSON.stringify(message);
  const timestamp = String(Math.floor(Date.now() / 1000) - (sending.ageSeconds ?? 0));
  return app.inject({
    method: 'POST',
    url: `/dealers/${dealer}/leads`,
    headers: {
      'content-type': 'application/json',
      'x-cheyantong-timestamp': timestamp,
      'x-cheyantong-signature': createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
    },
    payload: sending.alter?.(body) ?? body,
  });
}

const read = async (url: string) => (await app.inject(url)).body;
const inbox = async (query = '') => JSON.parse(await read(`/dealers/inbox${query}`));
const setFault = (payload: object) => app.inject({ method: 'POST', url: '/dealers/faults', payload });

describe('a dealer’s own system', () => {
  it('takes a lead once, however often it comes', async () => {
    expect((await send(LEAD)).statusCode).toBe(200);
    expect((await send(LEAD)).statusCode).toBe(200);
    expect(await inbox()).toMatchObject([{ leadId: '1001', dealer: '7', phone: LEAD.phone, copies: 2 }]);
  });

  it('keeps the dealers apart, newest first', async () => {
    await send(LEAD);
    await send({ ...LEAD, leadId: '1002' }, { dealer: '8' });
    await send({ ...LEAD, leadId: '1003' });
    const ids = async (query: string) => (await inbox(query)).map(({ leadId }: { leadId: string }) => leadId);
    expect(await ids('?dealer=7')).toEqual(['1003', '1001']);
    expect(await ids('')).toEqual(['1003', '1002', '1001']);
  });

  it('forgets the number of a withdrawn lead, in whichever order the two come', async () => {
    const withdrawal = { event: 'lead.withdrawn', leadId: '1001' };
    await send(LEAD);
    await send(withdrawal);
    await send({ ...withdrawal, leadId: '1002' });
    await send({ ...LEAD, leadId: '1002' });
    expect(await inbox()).toMatchObject([
      { leadId: '1002', phone: '', withdrawnTime: expect.any(String) },
      { leadId: '1001', phone: '', withdrawnTime: expect.any(String) },
    ]);
  });

  it.each([-300, 299])('takes a message that is %i seconds old', async (ageSeconds) => {
    expect((await send(LEAD, { ageSeconds })).statusCode).toBe(200);
  });

  it.each<[string, Sending]>([
    ['another secret', { secret: 'wrong' }],
    ['a changed number', { alter: (body) => body.replace('13800000001', '13900000002') }],
    ['an old message', { ageSeconds: 301 }],
    ['a message from the future', { ageSeconds: -301 }],
  ])('refuses %s', async (_what, sending) => {
    expect((await send(LEAD, sending)).statusCode).toBe(401);
    expect(await inbox()).toEqual([]);
  });

  it('refuses a message without a signature, and one that is no lead', async () => {
    const unsigned = await app.inject({ method: 'POST', url: '/dealers/7/leads', payload: LEAD });
    expect(unsigned.statusCode).toBe(401);
    expect((await send({ event: 'lead.created', leadId: '1' })).statusCode).toBe(400);
    expect((await send({ event: 'something', leadId: '1' })).statusCode).toBe(400);
  });

  it('forgets the oldest after two thousand', () => {
    const full = new Inbox();
    const lead = {
      dealer: '7',
      time: '',
      intentionType: '1',
      phone: '',
      modelName: null,
      partName: null,
      cityName: null,
      answerUrl: null,
    };
    for (let id = 1; id <= 2_001; id++) full.add({ ...lead, leadId: String(id) });
    expect(full.list()).toHaveLength(2_000);
    expect(full.list().at(-1)?.leadId).toBe('2');
  });
});

describe('faults', () => {
  it('hit one dealer, for as many times as they were set', async () => {
    await setFault({ mode: 'error', dealer: '7', times: 2 });
    const statuses = [];
    for (const dealer of ['7', '8', '7', '7']) statuses.push((await send(LEAD, { dealer })).statusCode);
    expect(statuses).toEqual([503, 200, 503, 200]);
  });

  it('reject until they are switched off', async () => {
    await setFault({ mode: 'reject' });
    expect([(await send(LEAD)).statusCode, (await send(LEAD)).statusCode]).toEqual([422, 422]);
    await setFault({ mode: 'none' });
    expect((await send(LEAD)).statusCode).toBe(200);
  });

  it.each([[{}], [{ mode: 'limit' }], [{ mode: 'error', times: 0 }], [{ mode: 'error', dealer: 1 }]])(
    'do not accept %j',
    async (fault) => {
      expect((await setFault(fault)).statusCode).toBe(400);
    },
  );
});

describe('the page', () => {
  it('is found from the index and shows what came', async () => {
    expect(await read('/')).toContain('href="/dealers"');
    expect(await read('/dealers')).toContain('还没有线索');
    await send(LEAD);
    expect(await read('/dealers?dealer=7')).toContain('138 0000 0001');
    expect(await read('/dealers?dealer=8')).toContain('这家车商还没有收到线索');
  });

  it('sets faults by its form, where an empty field means everybody and for good', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/dealers/faults',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'mode=timeout&dealer=&times=',
    });
    expect(answer.headers.location).toBe('/dealers');
    expect(await read('/dealers/active-faults')).toContain('全部车商，一直有效');
  });

  it('shows foreign text as text', async () => {
    await send({ ...LEAD, modelName: '<script>"' });
    expect(await read('/dealers')).toContain('&lt;script&gt;&quot;');
  });

  it.each(['/dealers/dealers.css', '/dealers/leads'])('finds its part %s', async (part) => {
    expect((await app.inject(part)).statusCode).toBe(200);
  });
});
