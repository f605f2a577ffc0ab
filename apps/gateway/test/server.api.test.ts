import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { engine, newDatabaseAddress } from './database.ts';
import { freePort } from './free-port.ts';
import { launchServer, listening, stopServer } from './server-process.ts';

/** As db/postgres.ts has it. */
const MIGRATION_LOCK = 4_207_115;
const running: ChildProcess[] = [];
/** Two starts at most; each is mostly computing, of which a busy machine makes many seconds. */
const PATIENCE = { timeout: 120_000 };

afterEach(async () => {
  for (const child of running.splice(0)) await stopServer(child);
});

function launch(settings: NodeJS.ProcessEnv): ChildProcess {
  const server = launchServer(settings);
  running.push(server);
  return server;
}

const started = (settings: NodeJS.ProcessEnv): Promise<ChildProcess> => listening(launch(settings));

const refusal = (settings: NodeJS.ProcessEnv): Promise<string> => refusalOf(launch(settings));

async function refusalOf(child: ChildProcess): Promise<string> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toHaveLength(1);
  return said;
}

async function placeFor(): Promise<NodeJS.ProcessEnv> {
  const { databaseUrl, dataDir } = await newDatabaseAddress();
  return {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
}

describe('a server that cannot start says why in one sentence', PATIENCE, () => {
  it.runIf(engine === 'postgres')('when the port is taken', async () => {
    const place = await placeFor();
    const neighbour = createServer().listen(Number(place.PORT), 'localhost');
    await once(neighbour, 'listening');
    expect(await refusal(place)).toContain(`端口 ${place.PORT} 已被占用`);
    neighbour.close();
  });

  it.runIf(engine === 'pglite')('when another process holds the data folder', async () => {
    const place = await placeFor();
    await started(place);
    expect(await refusal({ ...place, PORT: String(await freePort()) })).toContain('正被另一个进程使用');
  });

  it.runIf(engine === 'pglite')('when its database is damaged', async () => {
    const place = await placeFor();
    await writeFile(join(place.DATA_DIR ?? '', 'postgres/global/pg_control'), 'garbage');
    expect(await refusal(place)).toContain('请检查磁盘后用备份恢复数据目录');
  });

  it.runIf(engine === 'pglite')('when the data folder is a file', async () => {
    const place = await placeFor();
    const file = join(place.DATA_DIR ?? '', 'a-file');
    await writeFile(file, '');
    expect(await refusal({ ...place, DATA_DIR: file })).toContain('用 DATA_DIR 另选一个目录');
  });

  it.runIf(engine === 'postgres')('when PostgreSQL cannot be reached', async () => {
    const DATABASE_URL = 'postgres://user:secret-word@127.0.0.1:1/portal';
    const sentence = await refusal({ ...(await placeFor()), DATABASE_URL });
    expect(sentence).toContain('请检查 DATABASE_URL');
    expect(sentence).not.toContain('secret-word');
  });
});

// Only PostgreSQL can be lost while a server starts.
it.runIf(engine === 'postgres')(
  'a server says in one sentence that PostgreSQL was lost while it migrated',
  PATIENCE,
  async () => {
    const place = await placeFor();
    const other = new pg.Client({ connectionString: place.DATABASE_URL });
    await other.connect();
    await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const sentence = refusal(place);
    const endTheOneThatWaits = async () => {
      const { rowCount } = await other.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event = 'advisory'`,
      );
      return rowCount;
    };
    await expect.poll(endTheOneThatWaits, PATIENCE).toBe(1);
    expect(await sentence).toContain('与数据库的连接中断');
    await other.end();
  },
);

// Either engine is filled in the same way.
describe.runIf(engine === 'postgres')(
  'an empty installation is filled by a process of its own',
  PATIENCE,
  () => {
    /** Whoever tells that some content is there. */
    async function fillerOf(server: ChildProcess): Promise<number> {
      for await (const line of createInterface(server.stdout as Readable)) {
        const { pid, msg }: { pid: number; msg: string } = JSON.parse(line);
        if (msg.startsWith('demonstration content loaded')) return pid;
      }
      throw new Error('nothing was filled');
    }

    const filled = async () => ({ ...(await placeFor()), DEMO_CONTENT: 'on', LOG_LEVEL: 'info' });

    it('whose end is told in one sentence', async () => {
      const server = launch(await filled());
      const sentence = refusalOf(server);
      const filler = await fillerOf(server);
      expect(filler).not.toBe(server.pid);
      process.kill(filler, 'SIGKILL');
      expect(await sentence).toBe(
        '无法启动：准备演示数据的进程被 SIGKILL 结束，已写入的数据完整，请确认内存足够，然后重新启动。\n',
      );
      expect(server.exitCode).toBe(1);
    });

    it('which ends with its server', async () => {
      const server = launch(await filled());
      const filler = await fillerOf(server);
      await stopServer(server, 'SIGKILL');
      await vi.waitFor(() => expect(() => process.kill(filler, 0)).toThrow(), PATIENCE);
    });
  },
);

describe('a running server', PATIENCE, () => {
  it.runIf(engine === 'postgres')(
    'starts in production once everything for demonstration is switched on by name',
    async () => {
      const place = await placeFor();
      await started({ ...place, NODE_ENV: 'production', DEMO_SECRETS: 'on', SIMULATORS: 'on' });
    },
  );

  it.runIf(engine === 'postgres')(
    'answers everybody who has asked before it was told to stop, and starts again on the same data',
    async () => {
      const place = await placeFor();
      const server = await started({ ...place, HOST: '127.0.0.1' });
      const address = `http://127.0.0.1:${place.PORT}/api/vehicle-boot/app-api/v1/usedCar/detail/999999`;
      let told = false;
      const visitor = async (): Promise<unknown> => {
        try {
          while (!told) expect((await fetch(address)).status).toBe(400);
          return 'answered';
        } catch (error) {
          return (error as Error).cause ?? error;
        }
      };
      const visitors = Array.from({ length: 40 }, visitor);
      expect((await fetch(address)).status).toBe(400);
      server.kill('SIGTERM');
      told = true;
      expect(await Promise.all(visitors)).toEqual(visitors.map(() => 'answered'));
      expect(await stopServer(server)).toBe(0);
      await started(place);
    },
  );

  it.runIf(engine === 'postgres')('ends when whoever started it is gone', async () => {
    const server = await started(await placeFor());
    const ended = once(server, 'exit');
    server.disconnect();
    expect(await ended).toEqual([0, null]);
  });

  it.runIf(engine === 'pglite')('leaves no lock behind when it is killed', async () => {
    const place = await placeFor();
    await stopServer(await started(place), 'SIGKILL');
    await started(place);
  });
});
