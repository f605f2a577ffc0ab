import type { Db } from 'pg-boss';
import type { Logger } from 'pino';
import type { DbHandle } from './handle.ts';

/** What a start cannot go on without; the message is the sentence the operator reads. */
export class DatabaseUnavailable extends Error {}

/** How the connections of a process to PostgreSQL are used. */
export interface Connections {
  most: number;
  open: number;
  idle: number;
  waiting: number;
}

export interface Database {
  engine: 'pglite' | 'postgres';
  db: DbHandle;
  /** The same connection as pg-boss wants to see it. */
  forJobs: Db;
  /** The embedded database has none. */
  connections?(): Connections;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Connections of one process to PostgreSQL. */
  databasePool?: number;
}

export interface DatabaseUse {
  /** Who waits for its statements: a visitor for seconds, an operator's import for as long as it takes. */
  for?: 'visitors' | 'operator';
  /** Where lost connections are told. */
  log?: Pick<Logger, 'warn'>;
  /** What does not outlive a test need not reach the disk; of the embedded database. */
  careless?: boolean;
  /** Hears every statement: what a visitor's wish may cost is counted in them. */
  onStatement?: (text: string) => void;
}

/** As drizzle wants to be told who listens. */
export const heardBy = (onStatement: DatabaseUse['onStatement']) =>
  onStatement ? { logger: { logQuery: onStatement } } : {};
