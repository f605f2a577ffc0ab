import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import {
  type Database,
  type DatabaseSettings,
  DatabaseUnavailable,
  type DatabaseUse,
  heardBy,
} from './database.ts';
import { leaveFormerPrimary } from './former-primary.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { NamedStatements } from './named-statements.ts';
import { traceStatements } from './trace-statements.ts';

const DEFAULT_POOL = 16;
/** For a connection, be it a new one or one that others have to give back first. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Any number, the same on every server: only one of them migrates at a time. */
const MIGRATION_LOCK = 4_207_115;

/**
 * PostgreSQL itself ends a statement that takes too long, also when nobody waits for it any more. A PostgreSQL that
 * hangs cannot: then its silence ends the connection. Both are far below what a request may take.
 */
const PATIENCE = {
  visitors: { statement_timeout: 10_000, idle_in_transaction_session_timeout: 60_000, silenceMs: 12_000 },
  operator: { statement_timeout: 0, idle_in_transaction_session_timeout: 0, silenceMs: 0 },
};

export async function openPostgres(
  { databaseUrl, databasePool = DEFAULT_POOL }: DatabaseSettings & { databaseUrl: string },
  { for: user = 'visitors', log, onStatement }: DatabaseUse = {},
): Promise<Database> {
  await migrateAlone(databaseUrl);
  const { silenceMs, ...limits } = PATIENCE[user];
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: databasePool,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'cheyantong',
    stream: () => socketThatEndsSilence(silenceMs),
    ...limits,
  });
  // Without a listener a lost connection would end the process: the pool listens to idle ones only, and tells us; one in
  // use has to be listened to from its beginning. Whoever waits for an answer on it is told by the failure of the query.
  const statements = new NamedStatements();
  pool.on('connect', (client) => {
    statements.applyTo(client);
    client.on('error', (error) => log?.warn({ err: error }, 'database connection lost'));
  });
  leaveFormerPrimary(pool);
  traceStatements(pool);
  pool.on('error', () => undefined);
  return {
    engine: 'postgres',
    db: drizzle(pool, heardBy(onStatement)),
    forJobs: { executeSql: (text, values) => pool.query(text, values) },
    connections: () => ({
      most: databasePool,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/**
 * Not pg's own `query_timeout`: that gives up waiting, but returns the connection to the pool with the statement, and
 * perhaps a transaction, still open on it.
 */
function socketThatEndsSilence(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => socket.destroy(new Error('the database does not answer')));
}

/** On a connection of its own, because other servers and long changes are waited for. */
async function migrateAlone(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // The query that is under way fails with the connection, and so does the start.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailable(
      `无法连接数据库 ${withoutPassword(databaseUrl)}（${reason}），请检查 DATABASE_URL，并确认数据库正在运行。`,
    );
  }
  try {
    await refuseBytesForLetters(client, databaseUrl);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    // Gives the lock back, too.
    await client.end();
  }
}

/** A database made without an encoding cuts words within their letters: parts could be neither found nor put on sale. */
async function refuseBytesForLetters(client: pg.Client, databaseUrl: string): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  const [{ server_encoding: encoding } = { server_encoding: '' }] = rows;
  if (encoding === 'UTF8') return;
  throw new DatabaseUnavailable(
    `数据库 ${withoutPassword(databaseUrl)} 的编码是 ${encoding}，请用 UTF8 重新建库（createdb --encoding=UTF8 --template=template0），再让 DATABASE_URL 指向它。`,
  );
}

function withoutPassword(connectionString: string): string {
  const { host, pathname } = new URL(connectionString);
  return `${host}${pathname}`;
}
