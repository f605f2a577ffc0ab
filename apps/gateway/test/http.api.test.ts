import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from './database.ts';
import { CLIENT, startTestGateway, type TestGateway } from './gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ RATE_LIMIT_PER_MINUTE: '5', TRUST_PROXY: '10.0.0.1' });
  gateway.app.get('/slow-statement', () =>
    gateway.database.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 10`);
      await tx.execute(sql`select pg_sleep(60)`);
    }),
  );
});
afterAll(() => gateway.close());

const login = (payload: string, contentType = 'application/json') =>
  gateway.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { authorization: CLIENT, 'content-type': contentType },
    payload,
  });

describe('bad input', () => {
  it.each([
    ['no JSON', '{', 400, 'A0400'],
    ['an empty body', '', 400, 'A0410'],
    ['a missing field', '{"mobile":"13800138000"}', 400, 'A0410'],
    ['a wrong type', '{"mobile":13800138000,"code":"123456"}', 400, 'A0400'],
    ['a bad format', '{"mobile":"13800138000","code":"12ab"}', 400, 'A0421'],
    ['a body of two megabytes', `{"mobile":"${'1'.repeat(2 ** 21)}"}`, 413, 'A0702'],
  ])('%s gets a code and a Chinese sentence', async (_what, payload, status, code) => {
    const answer = await login(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, data: null });
    expect(answer.json().msg).toMatch(/\p{Script=Han}/u);
  });

  it('of another content type is refused', async () => {
    expect((await login('<mobile/>', 'text/xml')).json().code).toBe('A0400');
  });

  it('to an unknown path is 404 C0113', async () => {
    const answer = await gateway.app.inject('/api/nothing/here');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'C0113', data: null, msg: '请求的地址不存在' });
  });
});

describe('the gateway', () => {
  it('limits an address behind the balancer, and not its neighbour', async () => {
    const askFrom = (address: string) =>
      gateway.app.inject({
        url: '/api/vehicle-boot/api/v1/area/list/0',
        remoteAddress: '10.0.0.1',
        headers: { 'x-forwarded-for': address },
      });
    const answers = [];
    for (let request = 0; request < 6; request++) answers.push(await askFrom('203.0.113.7'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.at(-1)?.json()).toEqual({ code: 'B0210', data: null, msg: '访问过于频繁，请稍后再试' });
    expect((await askFrom('203.0.113.8')).statusCode).toBe(200);
  });

  it('keeps the request id of the balancer and makes one where there is none', async () => {
    const given = await gateway.app.inject({ url: '/healthz', headers: { 'x-request-id': 'balancer-0001' } });
    expect(given.headers['x-request-id']).toBe('balancer-0001');
    const forged = await gateway.app.inject({ url: '/healthz', headers: { 'x-request-id': 'a b' } });
    expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('answers health, readiness and figures', async () => {
    expect((await gateway.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await gateway.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    const metrics = await gateway.app.inject('/metrics');
    expect(metrics.body).toContain('http_request_duration_seconds_bucket');
    expect((await gateway.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(
      404,
    );
  });

  it('shows a page, not JSON, to a visitor whose page failed', async () => {
    const answer = await gateway.app.inject({
      url: '/metrics',
      remoteAddress: '203.0.113.7',
      headers: { accept: 'text/html' },
    });
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('页面暂时打不开');
  });

  it('sends the headers that keep a browser out of trouble', async () => {
    const { headers } = await gateway.app.inject('/api/vehicle-boot/api/v1/area/list/0');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe.runIf(engine === 'postgres')('a statement that takes too long', () => {
  it('is ended by PostgreSQL itself, before the visitor is told to come later', async () => {
    const { app, database } = gateway;
    const [setting] = (await database.forJobs.executeSql('show statement_timeout')).rows;
    expect(setting).toEqual({ statement_timeout: '10s' });

    const answer = await app.inject('/slow-statement');
    expect(answer.statusCode).toBe(504);
    expect(answer.json().code).toBe('B0100');
  });
});
