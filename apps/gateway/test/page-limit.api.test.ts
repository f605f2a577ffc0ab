import type { ChildProcess } from 'node:child_process';
import { FAILURES } from '@cheyantong/domain';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine, newDatabaseAddress, type TestDatabaseAddress } from './database.ts';
import { freePort } from './free-port.ts';
import { launchServer, listening, stopServer } from './server-process.ts';

/** As portal/mount.ts and http/security.ts allow it. */
const PAGES_A_MINUTE = 120;
const RENDERED_OR_WAITING = 4 + 48;
const A_FEW = 30;
/** Its loader waits for the parts, so a lock on their table holds it where it is. */
const PAGE_OF_PARTS = '/reusableTabs/tabs1';

// Pages that take their time are made by a lock, which the embedded database has nobody else to take.
describe.runIf(engine === 'postgres')('pages', { timeout: 120_000 }, () => {
  let server: ChildProcess;
  let place: TestDatabaseAddress;
  let address: string;
  beforeAll(async () => {
    place = await newDatabaseAddress();
    const port = String(await freePort());
    address = `http://127.0.0.1:${port}`;
    server = await listening(
      launchServer({
        PORT: port,
        HOST: '127.0.0.1',
        TRUST_PROXY: '127.0.0.1',
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

  async function open(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(address + path, {
      redirect: 'manual',
      headers: { accept: 'text/html', ...headers },
    });
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      retryAfter: Number(answer.headers.get('retry-after')),
      text: await answer.text(),
    };
  }

  it('are so many a minute for an address, and then a page that says why and when to come again', async () => {
    const visit = (from: string) => open('/nothing/here', { 'x-forwarded-for': from });
    for (let opened = 0; opened < PAGES_A_MINUTE; opened += A_FEW) {
      const answers = await Promise.all(Array.from({ length: A_FEW }, () => visit('203.0.113.7')));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
    }
    const refused = await visit('203.0.113.7');
    expect(refused).toMatchObject({ status: 429, type: expect.stringContaining('text/html') });
    expect(refused.text).toContain(FAILURES.B0210.sentence);
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(60);
    expect((await visit('203.0.113.8')).status).toBe(302);
  });

  it('are rendered a few at a time; who is too many is told to come again, and the server stays ready', async () => {
    const holder = new pg.Client({ connectionString: place.databaseUrl });
    await holder.connect();
    await holder.query('begin; lock table parts in access exclusive mode');
    // Each of them another page: one that all ask for is made once.
    const visits = Array.from({ length: RENDERED_OR_WAITING + 1 }, (_, at) =>
      open(`${PAGE_OF_PARTS}?pageNum=${at + 1}`),
    );
    const sentAway = await Promise.race(visits);
    expect(sentAway).toMatchObject({ status: 503, type: expect.stringContaining('text/html') });
    expect(sentAway.text).toContain(FAILURES.B0220.sentence);
    expect(sentAway.retryAfter).toBeGreaterThan(0);
    expect((await open('/readyz')).status).toBe(200);

    await holder.query('rollback');
    await holder.end();
    const notRendered = (await Promise.all(visits)).filter(({ text }) =>
      text.includes(FAILURES.B0220.sentence),
    );
    expect(notRendered).toEqual([sentAway]);
  });

  it('that are kept are not counted: they cost no more than to refuse them', async () => {
    const visit = () => open('/aboutUs/synopsis', { 'x-forwarded-for': '203.0.113.9' });
    await visit();
    for (let opened = 0; opened <= PAGES_A_MINUTE; opened += A_FEW) {
      const answers = await Promise.all(Array.from({ length: A_FEW }, visit));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
  });
});
