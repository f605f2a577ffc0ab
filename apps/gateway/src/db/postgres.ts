import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Database, DatabaseUnavailable } from './client.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

const POOL_SIZE = 16;
const CONNECT_TIMEOUT_MS = 5_000;
/** Any number, the same on every server: only one of them migrates at a time. */
const MIGRATION_LOCK = 4_207_115;

export async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'cheyantong',
  });
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  await migrateAlone(pool, connectionString);
  return {
    engine: 'postgres',
    db: drizzle(pool),
    forJobs: { executeSql: (text, values) => pool.query(text, values) },
    close: () => pool.end(),
  };
}

async function migrateAlone(pool: pg.Pool, connectionString: string): Promise<void> {
  const client = await pool.connect().catch(async (error: Error) => {
    await pool.end();
    throw new DatabaseUnavailable(`无法连接数据库 ${withoutPassword(connectionString)}：${error.message}`);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    client.release();
  }
}

function withoutPassword(connectionString: string): string {
  const { host, pathname } = new URL(connectionString);
  return `${host}${pathname}`;
}
