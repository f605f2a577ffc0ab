import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../src/db/pglite.ts';
import { prepareForTests } from './prepare-for-tests.ts';

declare module 'vitest' {
  interface ProvidedContext {
    pgliteTemplate: string;
  }
}

/** One embedded database, made and migrated once; every test begins with a copy of its folder. */
export default async function makeTemplate({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cheyantong-template-'));
  await prepareForTests(await openPglite(folder, { careless: true }));
  provide('pgliteTemplate', folder);
  return () => rm(folder, { recursive: true, force: true });
}
