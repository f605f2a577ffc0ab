import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/db/client.ts';
import type { Job } from '../src/jobs/job.ts';
import { openJobs } from '../src/jobs/runner.ts';
import { engine } from './database.ts';
import { freePort } from './free-port.ts';
import { OwnPostgres } from './own-postgres.ts';
import { isAlive, launchServer, listening, stopServer } from './server-process.ts';

/** More than the server has connections, so that all of them are in use when they are cut. */
const VISITORS = 24;
/** Starting a server and PostgreSQL is mostly computing, of which a busy machine makes many seconds. */
const PATIENCE = { timeout: 60_000, interval: 200 };

describe.runIf(engine === 'postgres')('while PostgreSQL is away', { timeout: 180_000 }, () => {
  let postgres: OwnPostgres;
  let server: ChildProcess;
  let address: string;
  let dataDir: string;

  beforeAll(async () => {
    postgres = await OwnPostgres.start();
    await postgres.createDatabase('portal');
    dataDir = await mkdtemp(join(tmpdir(), 'cheyantong-test-'));
    const port = String(await freePort());
    address = `http://127.0.0.1:${port}`;
    server = await listening(
      launchServer({
        PORT: port,
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: `${postgres.url}/portal`,
        LOG_LEVEL: 'silent',
      }),
    );
  }, 180_000);
  afterAll(async () => {
    await stopServer(server);
    await postgres.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  const call = (path: string, body?: object) =>
    fetch(`${address}/api/${path}`, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  /** Asks the database each time: there is no such car. */
  const askDatabase = () => call('vehicle-boot/app-api/v1/usedCar/detail/999999');
  const ready = async () => (await fetch(`${address}/readyz`)).status;

  /** Visitors who ask again and again; answers what they were told once they are told to leave. */
  function visitors() {
    const told = new Set<number | 'connection lost'>();
    let leaving = false;
    const all = Promise.all(
      Array.from({ length: VISITORS }, async () => {
        while (!leaving) {
          told.add(
            await askDatabase().then(
              ({ status }) => status,
              () => 'connection lost' as const,
            ),
          );
        }
      }),
    );
    return {
      told,
      async leave() {
        leaving = true;
        await all;
      },
    };
  }

  /** There is no such car, or nobody can be asked. */
  const onlyRefusals = (told: Set<unknown>) => [...told].every((status) => status === 400 || status === 503);

  const backAgain = async () => {
    expect(isAlive(server)).toBe(true);
    await expect.poll(ready, PATIENCE).toBe(200);
    await expect.poll(async () => (await askDatabase()).status, PATIENCE).toBe(400);
    expect(isAlive(server)).toBe(true);
  };

  it('connections may be cut under load: the server lives and nobody is told of a fault of ours', async () => {
    const crowd = visitors();
    await expect.poll(() => crowd.told.size, PATIENCE).toBeGreaterThan(0);
    const admin = new pg.Client({ connectionString: `${postgres.url}/portal` });
    await admin.connect();
    for (let cut = 0; cut < 20; cut++) {
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    }
    await admin.end();
    await backAgain();
    await crowd.leave();
    expect(onlyRefusals(crowd.told)).toBe(true);
  });

  it.each(['fast', 'immediate'] as const)(
    'stopped (%s): calls say so and when to ask again, lists go on, all comes back by itself',
    async (mode) => {
      const crowd = visitors();
      await expect.poll(() => crowd.told.size, PATIENCE).toBeGreaterThan(0);
      await postgres.stop(mode);
      await expect.poll(() => crowd.told.has(503), PATIENCE).toBe(true);
      await crowd.leave();

      const answer = await askDatabase();
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toEqual({ code: 'C0300', data: null, msg: '服务暂时不可用，请稍后再试' });
      expect(await ready()).toBe(503);
      const list = await call('vehicle-boot/app-api/v1/usedCar/queryPageList', {});
      expect(await list.json()).toMatchObject({ code: '00000' });

      await postgres.start();
      await backAgain();
      expect(onlyRefusals(crowd.told)).toBe(true);
    },
  );

  it('frozen: nobody is kept for a minute, and what hung is let go', async () => {
    const crowd = visitors();
    await expect.poll(() => crowd.told.size, PATIENCE).toBeGreaterThan(0);
    const letGoOn = await postgres.freeze();
    expect(await ready()).toBe(503);
    const list = await call('vehicle-boot/app-api/v1/usedCar/queryPageList', {});
    expect(await list.json()).toMatchObject({ code: '00000' });
    await crowd.leave();
    expect(crowd.told).toEqual(new Set([400, 503]));
    letGoOn();
    await backAgain();
  });

  it('jobs wait, and go on when it is back', async () => {
    const done: object[] = [];
    const job: Job = {
      name: 'patient',
      async work(data) {
        done.push(data);
      },
    };
    const database = await openDatabase({ databaseUrl: `${postgres.url}/portal`, dataDir });
    const jobs = await openJobs(database, pino({ level: 'silent' }));
    await jobs.declare([job]);
    await jobs.work();
    await jobs.enqueue(database.db, 'patient', { handedIn: 'before' });
    await postgres.stop('fast');
    await expect(jobs.enqueue(database.db, 'patient', { handedIn: 'meanwhile' })).rejects.toThrow();
    await postgres.start();
    await expect.poll(() => done, PATIENCE).toEqual([{ handedIn: 'before' }]);
    await jobs.enqueue(database.db, 'patient', { handedIn: 'after' });
    await expect.poll(() => done, PATIENCE).toEqual([{ handedIn: 'before' }, { handedIn: 'after' }]);
    await jobs.stop();
    await database.close();
  });
});
