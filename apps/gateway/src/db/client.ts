import type { Database, DatabaseSettings, DatabaseUse } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export { type Database, DatabaseUnavailable } from './database.ts';

export const openDatabase = (settings: DatabaseSettings, use: DatabaseUse = {}): Promise<Database> =>
  settings.databaseUrl
    ? openPostgres({ ...settings, databaseUrl: settings.databaseUrl }, use)
    : openPglite(settings.dataDir, use);
