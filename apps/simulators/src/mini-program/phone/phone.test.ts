import { createHash } from 'node:crypto';
import { SECOND_MS, SIMULATED_MINI_PROGRAM } from '@cheyantong/domain';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSimulators } from '../../app.ts';

const POLICY = "default-src 'self'; script-src 'self' 'nonce-abc'; frame-ancestors 'none'";
const PAGE = `<!DOCTYPE html><html lang="zh-CN"><head><title>车研通</title></head><body>${'查清一辆车'.repeat(20_000)}</body></html>`;

let portal: FastifyInstance;
let simulators: FastifyInstance;

beforeAll(async () => {
  portal = Fastify();
  portal.get('/miniWebH5', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': POLICY,
        'cache-control': 'private',
        'content-length': Buffer.byteLength(PAGE),
      })
      .header('x-asked-by', String(request.headers['user-agent']))
      .header('x-asked-for', `${request.headers.host} ${request.headers['accept-encoding']}`)
      .send(PAGE),
  );
  portal.get('/sms', () => ({ of: 'the portal' }));
  portal.post('/api/echo', (request, reply) => reply.code(201).send(request.body));
  await portal.listen({ host: '127.0.0.1', port: 0 });
  const { port } = portal.server.address() as { port: number };
  simulators = buildSimulators({ portalUrl: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await simulators.close();
  await portal.close();
});

const onPhone = (url: string, options: { headers?: Record<string, string>; payload?: object } = {}) =>
  simulators.inject({
    url,
    method: options.payload ? 'POST' : 'GET',
    ...options,
    headers: {
      host: 'mini.localhost:8090',
      'user-agent': 'Chromium',
      'accept-encoding': 'br',
      ...options.headers,
    },
  });

it('shows the portal what WeChat’s web-view says of itself, and asks for nothing packed', async () => {
  const { headers } = await onPhone('/miniWebH5');

  expect(headers['x-asked-by']).toMatch(/iPhone.*MicroMessenger\/8.*miniProgram\/wx/);
  expect(headers['x-asked-for']).toBe('mini.localhost:8090 identity');
});

it('puts the bridge before everything else of a page and changes no other letter of it', async () => {
  const { body } = await onPhone('/miniWebH5');
  const bridge = /<script src="\/__phone\/bridge\.js" data-agent="[^"]+"><\/script>/;

  expect(body).toMatch(new RegExp(`^<!DOCTYPE html><html lang="zh-CN"><head>${bridge.source}<title>`));
  expect(body.replace(bridge, '')).toBe(PAGE);
});

it('lets the phone frame a page, and weakens none of its other rules', async () => {
  const { headers } = await onPhone('/miniWebH5');

  expect(headers['content-security-policy']).toBe(POLICY.replace("'none'", "'self'"));
  expect(headers['cache-control']).toBe('private');
});

it('passes on what a page sends, and the answer as it is', async () => {
  const answer = await onPhone('/api/echo', { payload: { vin: 'LFV2A21J7M3000101' } });

  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ vin: 'LFV2A21J7M3000101' });
});

it('has all addresses of its host for the portal, and the simulators’ own under a name of theirs', async () => {
  expect((await onPhone('/sms')).json()).toEqual({ of: 'the portal' });
  expect((await onPhone('/__simulators/sms')).body).toContain('车研通服务模拟器');
  expect((await simulators.inject('/sms')).body).toContain('车研通服务模拟器');
});

it('loses the connection when the network is off: to a page with WeChat’s own words', async () => {
  const cookie = 'theme=light; __phone_network=off';
  const page = await onPhone('/miniWebH5', { headers: { cookie, 'sec-fetch-mode': 'navigate' } });

  expect(page.body).toContain('网页无法打开');
  await expect(onPhone('/api/echo', { headers: { cookie } })).rejects.toThrow();
});

it('says what to do when there is no portal', { timeout: 10 * SECOND_MS }, async () => {
  const alone = buildSimulators({ portalUrl: 'http://127.0.0.1:1' });
  const page = await alone.inject({ url: '/miniWebH5', headers: { host: 'mini.localhost' } });

  expect(page.statusCode).toBe(502);
  expect(page.body).toContain('请先启动门户');
  await alone.close();
});

it('takes a config that is signed with the ticket WeChat gave out, and no other', async () => {
  const { appId, secret } = SIMULATED_MINI_PROGRAM.jsSdk;
  const asked = { grant_type: 'client_credential', appid: appId, secret };
  const token = await simulators.inject({ method: 'POST', url: '/cgi-bin/stable_token', payload: asked });
  const query = { access_token: token.json().access_token, type: 'jsapi' };
  const { ticket } = (await simulators.inject({ url: '/cgi-bin/ticket/getticket', query })).json();
  const page = 'http://mini.localhost:8090/miniWebH5';
  const config = (signed: string) =>
    onPhone('/__phone/config', {
      payload: {
        verifyAppId: appId,
        verifyTimestamp: '1794825600',
        verifyNonceStr: 'nonce',
        verifySignature: createHash('sha1').update(signed).digest('hex'),
        landing: page,
        current: page,
      },
    });
  const text = `jsapi_ticket=${ticket}&noncestr=nonce&timestamp=1794825600&url=${page}`;

  expect((await config(text)).json()).toEqual({});
  expect((await config(`${text}x`)).json()).toEqual({ problem: 'invalid signature' });
});

it('is found from the index', async () => {
  expect((await simulators.inject('/')).body).toContain('href="/mini"');
  const { headers } = await simulators.inject({ url: '/mini', headers: { host: '127.0.0.1:8090' } });
  expect(headers.location).toBe('http://mini.localhost:8090/__phone');
});

it('has every file that its page asks for', async () => {
  const asked = ['/__phone'];
  for (const address of asked) {
    const { statusCode, body, headers } = await onPhone(address);
    expect([address, statusCode]).toEqual([address, 200]);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    const named = body.matchAll(/(?:src|href)="(\/__[^"]+)"|from '\.\/([\w-]+\.js)'/g);
    for (const [, file, module] of named) {
      const next = file ?? `/__phone/${module}`;
      if (!asked.includes(next)) asked.push(next);
    }
  }
  expect(asked).toContain('/__phone/native-calls.js');
});
