import type { Db } from 'pg-boss';
import type { DbHandle } from './handle.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** What a start cannot go on without; the message is the sentence the operator reads. */
export class DatabaseUnavailable extends Error {}

export interface Database {
  engine: 'pglite' | 'postgres';
  db: DbHandle;
  /** The same connection as pg-boss wants to see it. */
  forJobs: Db;
  close(): Promise<void>;
}

export const openDatabase = (options: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<Database> =>
  options.databaseUrl ? openPostgres(options.databaseUrl) : openPglite(options.dataDir);
