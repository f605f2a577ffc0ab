import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabaseAddress, type TestDatabaseAddress } from './database.ts';
import { freePort } from './free-port.ts';
import { launchServer, listening, stopServer } from './server-process.ts';

const ASSETS = new URL('../../portal/build/client/assets/', import.meta.url);

describe('a page', { timeout: 120_000 }, () => {
  let server: ChildProcess;
  let place: TestDatabaseAddress;
  let port: number;
  beforeAll(async () => {
    place = await newDatabaseAddress();
    port = await freePort();
    server = await listening(
      launchServer({
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.databaseUrl,
        LOG_LEVEL: 'silent',
      }),
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
  const ofOneDevice = { kept: 'private, no-cache', vary: 'User-Agent, Accept-Encoding' };
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

  const AS_CHROMIUM = 'gzip, deflate, br, zstd';
  it.each([
    ['/aboutUs/contact', 'zstd', 'User-Agent, Accept-Encoding'],
    ['/login?redirect=%2Fhome', 'zstd', 'User-Agent, Accept-Encoding'],
    ['/api/vehicle-boot/api/v1/area/list/0', 'br', 'accept-encoding'],
  ])('travels compressed to whoever can read that, as calls do: %s', async (path, best, vary) => {
    const ask = (accepted: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': accepted } });
    const plain = await ask('identity');
    const others = await Promise.all([AS_CHROMIUM, 'br, gzip', 'gzip'].map(ask));
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(others.map(({ headers }) => headers.get('content-encoding'))).toEqual([best, 'br', 'gzip']);
    expect(others.map(({ headers }) => headers.get('vary'))).toEqual([vary, vary, vary]);
    const [whole, ...unpacked] = await Promise.all([plain, ...others].map(lengthOf));
    expect(unpacked).toEqual([whole, whole, whole]);
  });

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
  const DESKTOP = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
  const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' };

  it('is the same for all who come with the same kind of device, whatever else they say of themselves', async () => {
    const somebody = {
      authorization: 'Bearer of-a-member',
      cookie: 'browser=of-a-member',
      referer: 'http://x/',
    };
    const [one, other, phone] = await Promise.all([
      ask('/home', DESKTOP),
      ask('/home', { ...DESKTOP, ...somebody, 'accept-language': 'en' }),
      ask('/home', PHONE),
    ]);
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'));
    const html = await one.text();
    expect(await other.text()).toBe(html);
    expect(html).not.toContain('of-a-member');
    expect(await phone.text()).toContain('data-device="mobile"');
    expect(html).toContain('data-device="desktop"');
  });

  it('says the same when it stands ready as when it was made', async () => {
    const page = '/aboutUs/synopsis';
    const said = async (path: string) => {
      const answer = await ask(path, { ...DESKTOP, 'accept-encoding': 'br' });
      const { date: _, 'x-request-id': id, ...headers } = Object.fromEntries(answer.headers);
      return { headers, id, status: answer.status, html: await answer.text() };
    };
    const [made, kept, other] = [await said(page), await said(page), await said(`${page}?visit=1`)];
    expect({ ...kept, id: '' }).toEqual({ ...made, id: '' });
    expect(new Set([made.id, kept.id, other.id]).size).toBe(3);
    expect(Object.keys(other.headers).sort()).toEqual(Object.keys(made.headers).sort());
  });

  it('names its own scripts by their digests, and none of them is left out', async () => {
    for (const path of ['/home', '/search?keywords=x']) {
      const answer = await ask(path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const inline = [
        ...(await answer.text()).matchAll(
          /<script(?![^>]* (?:src|type="application))[^>]*>(.*?)<\/script>/gs,
        ),
      ];
      const digests = inline.map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
      expect(digests.length).toBeGreaterThan(0);
      for (const digest of digests) expect(policy).toContain(`'sha256-${digest}'`);
      expect(policy).not.toContain('nonce');
    }
  });

  it('is not sent again to whoever has it, and is only told of to who asks for its head', async () => {
    const page = await ask('/home', DESKTOP);
    const etag = page.headers.get('etag') ?? '';
    const again = await ask('/home', { ...DESKTOP, 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('content-security-policy')).toBe(page.headers.get('content-security-policy'));
    expect((await ask('/home', { ...PHONE, 'if-none-match': etag })).status).toBe(200);
    const head = await ask('/home', DESKTOP, 'HEAD');
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
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

  it('brings every file of the build, and each script and style as it was compressed there', async () => {
    const built = (await readdir(ASSETS)).filter((name) => !/\.(br|gz)$/.test(name));
    const sent = await Promise.all(
      built.map(async (name) => {
        const { status, headers } = await ask(`/assets/${name}`, { 'accept-encoding': 'br' }, 'HEAD');
        return { name, status, encoding: headers.get('content-encoding') };
      }),
    );
    expect(built.length).toBeGreaterThan(100);
    expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
    expect(sent.filter(({ name, encoding }) => /\.(js|css|wasm)$/.test(name) && encoding !== 'br')).toEqual(
      [],
    );
  });

  it('brings scripts that say no more of themselves than a browser needs: there are dozens', async () => {
    const page = await (await fetch(`http://127.0.0.1:${port}/home`)).text();
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
    const { headers } = await ask(script, { 'accept-encoding': 'br' });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const said = [...headers].map(([name, value]) => name + value).join('');
    expect(said.length).toBeLessThan(350);
  });

  it('brings the script of a worker with a policy of its own: it has no page to take one from', async () => {
    const worker = (await readdir(ASSETS)).find((name) => /\.worker-.*\.js$/.test(name));
    const { headers } = await ask(`/assets/${worker}`, { 'accept-encoding': 'br' });
    expect(headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
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
