import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine, newDatabaseAddress, type TestDatabaseAddress } from './database.ts';
import { freePort } from './free-port.ts';
import { launchServer, listening, stopServer } from './server-process.ts';

// Pages know nothing of the engine below them.
describe.runIf(engine === 'pglite')('a page', { timeout: 120_000 }, () => {
  let server: ChildProcess;
  let place: TestDatabaseAddress;
  let port: number;
  beforeAll(async () => {
    place = await newDatabaseAddress();
    port = await freePort();
    server = await listening(
      launchServer({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: place.dataDir, LOG_LEVEL: 'silent' }),
    );
  }, 120_000);
  afterAll(async () => {
    await stopServer(server);
    await place.remove();
  });

  async function headersOf(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity', ...headers },
    });
    const { status } = answer;
    return { status, kept: answer.headers.get('cache-control'), vary: answer.headers.get('vary') };
  }
  const lengthOf = async (answer: Response) => (await answer.arrayBuffer()).byteLength;
  const ofOneDevice = { kept: 'private, no-cache', vary: 'User-Agent' };
  const BROWSER = { accept: 'text/html,*/*;q=0.8' };

  it.each([
    ['/home', 200],
    ['/usedCar/tabs1', 200],
    ['/', 200],
    ['/usedCar', 302],
    ['/nothing/here', 302],
    ['/home.data', 200],
  ])('is kept by the browser that asked and nobody between: %s', async (path, status) => {
    expect(await headersOf(path, BROWSER)).toEqual({ status, ...ofOneDevice });
  });

  it('that cannot be shown is kept by nobody, and is another one for a program', async () => {
    const fault = { status: 404, kept: 'no-store', vary: 'Accept' };
    const proxied = { 'x-forwarded-for': '203.0.113.7' };
    expect(await headersOf('/metrics', { ...BROWSER, ...proxied })).toEqual(fault);
    expect(await headersOf('/metrics', proxied)).toEqual(fault);
  });

  it.each([
    ['/api/vehicle-boot/api/v1/area/list/0', 200],
    ['/api/ums-boot/app-api/v1/members/me', 401],
    ['/api/nothing/here', 404],
    ['/readyz', 200],
  ])('is no call: the answer of %s is kept by nobody', async (path, status) => {
    expect(await headersOf(path)).toMatchObject({ status, kept: 'no-store' });
  });

  it.each([
    ['/home', 'User-Agent, accept-encoding'],
    ['/api/vehicle-boot/api/v1/area/list/0', 'accept-encoding'],
  ])('travels compressed to whoever can read that, as calls do: %s', async (path, vary) => {
    const ask = (accepted: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': accepted } });
    const [plain, ...others] = await Promise.all([ask('identity'), ask('br, gzip'), ask('gzip')]);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(others.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip']);
    expect(others.map(({ headers }) => headers.get('vary'))).toEqual([vary, vary]);
    const [whole, ...unpacked] = await Promise.all([plain, ...others].map(lengthOf));
    expect(unpacked).toEqual([whole, whole]);
  });

  it('brings files that are kept as long as their names say', async () => {
    const page = await (await fetch(`http://127.0.0.1:${port}/home`)).text();
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
    expect(await headersOf(script)).toMatchObject({
      status: 200,
      kept: 'public, max-age=31536000, immutable',
    });
    expect(await headersOf('/favicon.ico')).toMatchObject({ status: 200, kept: 'public, max-age=600' });
  });

  it.each(['a b', '[', 'portal.example:99999', '', '/', '@', 'portal..example:x'])(
    'asked for under the host “%s” is refused, and no fault of ours',
    async (host) => {
      const socket = connect(port, '127.0.0.1');
      socket.end(`GET /home HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
      let said = '';
      for await (const chunk of socket) said += chunk;
      expect(said).toMatch(/^HTTP\/1\.1 400 /);
    },
  );
});
