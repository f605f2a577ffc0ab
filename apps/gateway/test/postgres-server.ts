import type { TestProject } from 'vitest/node';
import { openPostgres } from '../src/db/postgres.ts';
import { OwnPostgres } from './own-postgres.ts';
import { prepareForTests } from './prepare-for-tests.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** A migrated database of it, to copy from. */
    postgresTemplate: string;
  }
}

const TEMPLATE = 'migrated';

/** A real PostgreSQL for the length of the run, with a migrated database that every test begins with a copy of. */
export default async function startPostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await OwnPostgres.start();
  await server.createDatabase(TEMPLATE);
  await prepareForTests(await openPostgres({ databaseUrl: `${server.url}/${TEMPLATE}`, dataDir: '' }));
  provide('postgresUrl', server.url);
  provide('postgresTemplate', TEMPLATE);
  return () => server.remove();
}
