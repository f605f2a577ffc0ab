import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { exactProcessorMs, residentMib } from '../support/process-cost.ts';
import { type Program, startProgram } from '../support/program.ts';

/** A server with so many things in its database. */
export interface Site {
  size: number;
  server: Program;
  database: pg.Client;
  /** Processor time of the server and of PostgreSQL's processes for it, so far. */
  processorMs(): number;
  /** PostgreSQL's processes come and go with connections: finds out which there are. */
  lookForBackends(): Promise<void>;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 1_000;
const IDLE_SHARE = 0.04;

/** A server says what its start took; then it is waited for until it has nothing to do: cars are appraised behind a start. */
async function startAndSay(databaseUrl: string, size: number, settings: NodeJS.ProcessEnv): Promise<Program> {
  const startedAt = performance.now();
  const server = await startProgram('../../apps/gateway/dist/server.js', {
    DATABASE_URL: databaseUrl,
    DEMO_SECRETS: 'on',
    DEMO_CONTENT: 'off',
    SIMULATORS: 'on',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '10000000',
    ...settings,
  });
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `${size.toLocaleString('en')}: ready after ${seconds.toFixed(1)} s, ${processorSeconds(server)} s of processor, ${residentMib(server.pid)} MB`,
  );
  const untilIdle = await idle(server.pid);
  console.log(
    `  idle ${untilIdle.toFixed(0)} s later, ${processorSeconds(server)} s of processor, ${residentMib(server.pid)} MB`,
  );
  return server;
}

const processorSeconds = ({ pid }: Program): string => (exactProcessorMs(pid) / 1000).toFixed(1);

/** A server that was started for the second time: the first one has left it what it had worked out. */
export async function openSite(
  databaseUrl: string,
  size: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<Site> {
  const database = new pg.Client({ connectionString: databaseUrl });
  // Where something failed, PostgreSQL may be gone before this connection is: the failure is what is to be read.
  database.on('error', () => undefined);
  await database.connect();
  const folder = await mkdtemp(join(tmpdir(), 'cheyantong-growth-'));
  const start = () => startAndSay(databaseUrl, size, { DATA_DIR: folder, ...settings });
  await (await start()).stop();
  const server = await start();
  let backends = await backendsOf(database);
  return {
    size,
    server,
    database,
    processorMs: () => [server.pid, ...backends].reduce((sum, pid) => sum + exactProcessorMs(pid), 0),
    async lookForBackends() {
      backends = await backendsOf(database);
    },
    async stop() {
      await server.stop();
      await database.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Seconds until the process has nothing left to do. */
async function idle(pid: number): Promise<number> {
  const startedAt = performance.now();
  for (let before = exactProcessorMs(pid), spent = Number.POSITIVE_INFINITY; spent > IDLE_SHARE; ) {
    await wait(LOOK_EVERY_MS);
    const now = exactProcessorMs(pid);
    spent = (now - before) / LOOK_EVERY_MS;
    before = now;
  }
  return (performance.now() - startedAt) / 1000;
}

async function backendsOf(database: pg.Client): Promise<number[]> {
  const { rows } = await database.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rows.map(({ pid }) => pid);
}
