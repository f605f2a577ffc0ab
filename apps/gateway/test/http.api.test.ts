import { type AddressInfo, connect } from 'node:net';
import { checkReport, listUsedCars } from '@cheyantong/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from './database.ts';
import { CLIENT, startTestGateway, type TestGateway } from './gateway.ts';
import { watchedFigures } from './watched-figures.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ RATE_LIMIT_PER_MINUTE: '5', TRUST_PROXY: '10.0.0.1, 127.0.0.1' });
  gateway.app.get('/slow-statement', () =>
    gateway.database.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 10`);
      await tx.execute(sql`select pg_sleep(60)`);
    }),
  );
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => gateway.close());

const login = (payload: string, contentType = 'application/json') =>
  gateway.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { authorization: CLIENT, 'content-type': contentType },
    payload,
  });

async function sayToServer(text: string): Promise<string> {
  const { port } = gateway.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.end(text);
  let said = '';
  for await (const chunk of socket) said += chunk;
  return said;
}

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

  it.each(['a%00b', '%00'])(
    'with %s in its path is refused before the database sees it',
    async (reportCode) => {
      const answer = await gateway.app.inject(`/api/${checkReport.path.replace(':reportCode', reportCode)}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'A0421', msg: '内容含有无法识别的字符' });
    },
  );

  it.each(['\\u0000', '\\ud800'])('with %s in its body is refused', async (text) => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: `/api/${listUsedCars.path}`,
      headers: { 'content-type': 'application/json' },
      payload: `{"keywords":"${text}"}`,
    });
    expect(answer.json()).toMatchObject({ code: 'A0421', msg: '内容含有无法识别的字符' });
  });

  it.each([
    ['an address that cannot be decoded', { url: '/api/%zz' }],
    ['a method that nothing has', { url: '/somewhere', method: 'DELETE' as const }],
  ])('(%s) is answered in the envelope, with the headers', async (_what, request) => {
    const answer = await gateway.app.inject(request);
    expect(Object.keys(answer.json())).toEqual(['code', 'data', 'msg']);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['x-request-id']).toBeDefined();
  });

  it.each([
    ['that is not even HTTP', 'HELLO\r\n\r\n'],
    ['that does not say whom it asks', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n'],
    [
      'that expects what nobody offers',
      'GET /healthz HTTP/1.1\r\nhost: x\r\nexpect: more\r\nconnection: close\r\n\r\n',
    ],
  ])('%s is answered in the envelope', async (_what, text) => {
    const said = await sayToServer(text);
    expect(said).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(said).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
    expect(said).toContain('{"code":"A0400","data":null,"msg":');
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

  it.each([
    ['escapes', '203.0.113.21', '/%61pi/vehicle-boot/api/v1/area/list/0'],
    ['the whole address', '203.0.113.22', 'http://portal.example/api/vehicle-boot/api/v1/area/list/0'],
  ])('limits an address that writes the path with %s', async (_what, visitor, target) => {
    // What inject is given as an address arrives as a path: only a socket says it as it was written.
    const statuses = [];
    for (let request = 0; request < 6; request++) {
      const said = await sayToServer(
        `GET ${target} HTTP/1.1\r\nHost: portal.example\r\nX-Forwarded-For: ${visitor}\r\nConnection: close\r\n\r\n`,
      );
      statuses.push(said.slice('HTTP/1.1 '.length).split(' ')[0]);
    }
    expect(statuses).toEqual(['200', '200', '200', '200', '200', '429']);
  });

  it('takes the notices of a vendor however much visitors ask from the same address', async () => {
    const notify = () =>
      gateway.app.inject({
        method: 'POST',
        url: '/api/oms-boot/callback-api/v1/ali-pay/notify',
        remoteAddress: '203.0.113.23',
        payload: 'forged=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    for (let notice = 0; notice < 10; notice++) expect((await notify()).body).toBe('fail');
  });

  it.each(['203.0.113.30:51234', '[2400:3200::1]:443', 'fe80::1%eth0', 'unknown'])(
    'sends a code to a visitor whose balancer writes %s',
    async (forwarded) => {
      const phoneNumber = `139${String(Math.random()).slice(2, 10)}`;
      const answer = await gateway.app.inject({
        method: 'POST',
        url: '/api/system-boot/sms-code',
        query: { phoneNumber },
        headers: { authorization: CLIENT, 'x-forwarded-for': forwarded },
        remoteAddress: '10.0.0.1',
      });
      expect(answer.json()).toMatchObject({ code: '00000' });
    },
  );

  it('keeps the request id of the balancer and makes one where there is none', async () => {
    const given = await gateway.app.inject({ url: '/healthz', headers: { 'x-request-id': 'balancer-0001' } });
    expect(given.headers['x-request-id']).toBe('balancer-0001');
    const forged = await gateway.app.inject({ url: '/healthz', headers: { 'x-request-id': 'a b' } });
    expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('answers health, readiness and figures', async () => {
    expect((await gateway.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await gateway.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    // Behind a proxy on this machine everybody seems to ask from it.
    expect((await gateway.app.inject('/metrics')).statusCode).toBe(404);
    const gatewayWithToken = await startTestGateway({ METRICS_TOKEN: 'figures-for-the-operator' });
    const token = { authorization: 'Bearer figures-for-the-operator' };
    const metrics = await gatewayWithToken.app.inject({ url: '/metrics', headers: token });
    expect(metrics.body).toContain('# TYPE http_request_duration_seconds histogram');
    for (const figure of watchedFigures()) expect(metrics.body).toContain(`# TYPE ${figure} `);
    expect(metrics.body).toContain('database_answers 1');
    expect((await gatewayWithToken.app.inject('/metrics')).statusCode).toBe(404);
    await gatewayWithToken.close();
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
