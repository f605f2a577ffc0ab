import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

/** Opens the embedded database in a folder that this process then holds alone. */
export async function openPglite(dataDir: string): Promise<Database> {
  const lock = lockFolder(dataDir);
  try {
    const pglite = await PGlite.create(join(dataDir, 'postgres'));
    const db = drizzle(pglite);
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    return {
      engine: 'pglite',
      db,
      forJobs: fromPglite(pglite),
      async close() {
        await pglite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
