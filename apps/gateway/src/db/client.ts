import type { Database, DatabaseSettings, DatabaseUse } from './database.ts';

export { type Database, DatabaseUnavailable } from './database.ts';

/** Of the two engines only the one that is used is loaded. */
export async function openDatabase(settings: DatabaseSettings, use: DatabaseUse = {}): Promise<Database> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl) return (await import('./postgres.ts')).openPostgres({ ...settings, databaseUrl }, use);
  return (await import('./pglite.ts')).openPglite(dataDir, use);
}
