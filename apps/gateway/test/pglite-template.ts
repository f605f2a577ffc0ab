import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../src/db/pglite.ts';
import { openJobs } from '../src/jobs/runner.ts';

declare module 'vitest' {
  interface ProvidedContext {
    pgliteTemplate: string;
  }
}

/** One embedded database, made and migrated once; every test begins with a copy of its folder. */
export default async function makeTemplate({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cheyantong-template-'));
  const database = await openPglite(folder);
  const jobs = await openJobs(database, [], pino({ level: 'silent' }));
  await jobs.stop();
  await database.close();
  provide('pgliteTemplate', folder);
  return () => rm(folder, { recursive: true, force: true });
}
