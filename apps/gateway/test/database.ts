import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../src/db/client.ts';

export const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite';

/** Where a test's own database is; the engine is the one this run is about. */
export interface TestDatabaseAddress {
  databaseUrl: string | undefined;
  dataDir: string;
  remove(): Promise<void>;
}

/** A database without content, with all its tables unless the test is about making them. */
export async function newDatabaseAddress({ migrated = true } = {}): Promise<TestDatabaseAddress> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cheyantong-test-'));
  // A server that was told to end may still write to it.
  const remove = () => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  if (engine === 'pglite') {
    if (migrated) await cp(inject('pgliteTemplate'), dataDir, { recursive: true });
    return { databaseUrl: undefined, dataDir, remove };
  }

  const serverUrl = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: `${serverUrl}/postgres` });
  await admin.connect();
  const template = migrated ? inject('postgresTemplate') : 'template1';
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  return { databaseUrl: `${serverUrl}/${name}`, dataDir, remove };
}

export interface TestDatabase extends Database {
  /** What is asked of the database meanwhile. */
  statementsDuring(work: () => Promise<unknown>): Promise<string[]>;
}

export async function openTestDatabase(): Promise<TestDatabase> {
  const address = await newDatabaseAddress();
  let heard: string[] = [];
  const database = await openDatabase(address, {
    careless: true,
    onStatement: (text) => heard.push(text),
  });
  return {
    ...database,
    async statementsDuring(work) {
      heard = [];
      await work();
      return heard;
    },
    async close() {
      await database.close();
      await address.remove();
    },
  };
}
