import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../apps/gateway/src/db/postgres.ts';
import { openTarget } from '../apps/gateway/test/fuzz/target.ts';
import { OwnPostgres } from '../apps/gateway/test/own-postgres.ts';
import { prepareForTests } from '../apps/gateway/test/prepare-for-tests.ts';

/** The server as it is built, on a PostgreSQL of its own, with simulators, something under every call and no limit in the way. */
export async function openSite() {
  const postgres = await OwnPostgres.start();
  await postgres.createDatabase('scanned');
  const databaseUrl = `${postgres.url}/scanned`;
  const dataDir = await mkdtemp(join(tmpdir(), 'cheyantong-scan-'));
  await prepareForTests(await openPostgres({ databaseUrl, dataDir }));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const target = await openTarget({ databaseUrl, dataDir, remove });
  return {
    ...target,
    databaseUrl,
    async close(): Promise<void> {
      await target.close();
      await postgres.remove();
    },
  };
}

export type Site = Awaited<ReturnType<typeof openSite>>;
