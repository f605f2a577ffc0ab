import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Brand, listBrands } from '@cheyantong/contract';
import { MINUTE_MS } from '@cheyantong/domain';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OneForAll } from '../memory/one-for-all.ts';
import { refuseUnfitForHttp } from './bad-requests.ts';
import { answerFailuresInTheEnvelope } from './errors.ts';
import { sendWhatIsReady } from './ready-answer.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';
import { serveForAll } from './serve.ts';
import { watchTheDoor } from './stopping.ts';
import { WholeAnswers } from './whole-answers.ts';
import './fastify-types.ts';

const BRANDS: Brand[] = Array.from({ length: 50 }, (_, at) => ({
  brandId: String(at),
  brandName: `品牌${at}`,
  initial: 'P',
  logoUrl: '',
  hot: 0,
}));

let app: FastifyInstance;
let wentTheLongWay: number;
let answered: string[];
beforeEach(() => {
  [wentTheLongWay, answered] = [0, []];
  app = Fastify({ http: { requireHostHeader: false } });
  app.decorate('accessRules', {
    client: { id: '', secret: '' },
    authenticate: async () => null,
    mayCall: async () => true,
  });
  app.decorate('wholeAnswers', new WholeAnswers(securityHeaders({ https: true })));
  watchTheDoor(app);
  sendWhatIsReady(app);
  addSecurityHeaders(app, { https: true });
  refuseUnfitForHttp(app);
  answerFailuresInTheEnvelope(app);
  app.addHook('onRequest', (_request, _reply, done) => {
    wentTheLongWay += 1;
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    answered.push(`${request.routeOptions.url} ${reply.statusCode}`);
    done();
  });
  serveForAll(app, listBrands, new OneForAll(MINUTE_MS, async () => BRANDS));
});
afterEach(() => app.close());

const ask = (sent: { method?: 'HEAD'; encoding?: string; payload?: string } = {}) =>
  app.inject({
    method: sent.method ?? 'GET',
    url: `/api/${listBrands.path}`,
    headers: { 'accept-encoding': sent.encoding ?? 'br', 'content-type': 'application/json' },
    ...(sent.payload && { payload: sent.payload }),
  });
const said = ({ statusCode, headers, rawPayload }: Awaited<ReturnType<typeof ask>>) => {
  const { date: _, connection: _line, 'x-request-id': id, ...others } = headers;
  return { statusCode, headers: others, rawPayload, tellsId: typeof id === 'string' };
};

it('is what the first who asked was told, with all that protects an answer, and is counted like it', async () => {
  const first = await ask();
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
  expect(first.headers).toMatchObject(securityHeaders({ https: true }));
  const second = await ask();
  expect(wentTheLongWay).toBe(1);
  expect(said(second)).toEqual(said(first));
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect(answered).toEqual(Array(2).fill(`/api/${listBrands.path} 200`));
});

it('is there for each browser as that one can read it', async () => {
  // As it is it needs no more than to be written once.
  const packed = ['zstd', 'br', 'gzip'];
  for (const encoding of packed) await ask({ encoding });
  for (const encoding of packed) {
    expect((await ask({ encoding })).headers['content-encoding']).toBe(encoding);
  }
  const plain = await ask({ encoding: 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json().data).toEqual(BRANDS);
  expect(wentTheLongWay).toBe(packed.length);
});

it('comes over a connection as it comes in the process, and without its body for who asks for the head', async () => {
  const whole = await ask();
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const overTheWire = (method: string) =>
    fetch(`${address}/api/${listBrands.path}`, { method, headers: { 'accept-encoding': 'br' } });
  const [got, head] = [await overTheWire('GET'), await overTheWire('HEAD')];
  expect(wentTheLongWay).toBe(1);
  expect(await got.json()).toMatchObject({ data: BRANDS });
  expect(await head.text()).toBe('');
  for (const { status, headers } of [got, head]) {
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject(said(whole).headers);
  }
});

it('is not sent to who does not say whom they ask: that is refused', async () => {
  await ask();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`GET /api/${listBrands.path} HTTP/1.1\r\nconnection: close\r\n\r\n`);
  expect(await text(socket)).toContain('HTTP/1.1 400');
});

it('is not sent to who brings something along: that is read first', async () => {
  await ask();
  await ask({ payload: '{}' });
  expect(wentTheLongWay).toBe(2);
});

it('says goodbye while the server stops', async () => {
  await ask();
  app.door.isClosing = true;
  expect((await ask()).headers.connection).toBe('close');
});
