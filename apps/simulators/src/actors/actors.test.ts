import { DEMO_CODES } from '@cheyantong/domain';
import { readEvent } from '@cheyantong/trace-chain';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSimulators } from '../app.ts';

/** Stands where the portal would: takes every step. */
let portal: FastifyInstance;
let taken: { text: string; keyId: string }[];
let app: FastifyInstance;
beforeEach(async () => {
  taken = [];
  portal = Fastify();
  portal.get('*', () => ({ code: 'A0401', msg: '查无此码', data: null }));
  portal.post('*', (request) => {
    const step = request.body as (typeof taken)[number];
    taken.push(step);
    const event = readEvent(step.text);
    const data = { traceCode: event?.code, seq: event?.seq, hash: '', known: taken.length > 1 };
    return { code: '00000', msg: '一切ok', data };
  });
  app = buildSimulators({ portalUrl: await portal.listen({ host: '127.0.0.1', port: 0 }) });
});
afterEach(async () => {
  await app.close();
  await portal.close();
});

const STEP = { actor: 'demo-lab-01', code: DEMO_CODES.part, kind: 'test' };
const send = (payload: object) => app.inject({ method: 'POST', url: '/actors/steps', payload });
const read = async (url: string) => (await app.inject(url)).body;

describe('the actors', () => {
  it('send a step signed with their own key, with what only the owner reads apart', async () => {
    const sent = (await send({ ...STEP, sealed: { orderNo: '7' } })).json();
    expect(sent.answers).toMatchObject([{ code: '00000', data: { seq: 1 } }]);
    const event = readEvent(taken[0]?.text ?? '');
    expect(event).toMatchObject({ actor: 'demo-lab-01', kind: 'test', previous: null });
    expect(taken[0]).toMatchObject({ keyId: sent.keyId, sealed: { facts: { orderNo: '7' } } });
  });

  it('remember where the chain stands', async () => {
    await send(STEP);
    await send(STEP);
    expect(taken.map(({ text }) => readEvent(text)?.seq)).toEqual([1, 2]);
  });

  it.each([[{}], [{ ...STEP, actor: 'somebody' }], [{ ...STEP, kind: 'theft' }]])(
    'do not accept %j',
    async (step) => {
      expect((await send(step)).statusCode).toBe(400);
    },
  );

  it('say that the portal was not there', async () => {
    await portal.close();
    expect((await send(STEP)).json().answers).toEqual([]);
    expect(await read('/actors')).toContain('门户没有应答');
  });

  it('have a page that is found from the index, sends by its form and shows the answers', async () => {
    expect(await read('/')).toContain('href="/actors"');
    expect(await read('/actors')).toContain('还没有发送过');
    const answer = await app.inject({
      method: 'POST',
      url: '/actors/steps',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...STEP, mode: 'replay', orderNo: '', remark: '<b>' }).toString(),
    });
    expect(answer.headers.location).toBe('/actors');
    const list = await read('/actors/list');
    expect(list).toContain('已登记为第 1 环节');
    expect(list).toContain('早已登记，没有重复登记');
  });
});
