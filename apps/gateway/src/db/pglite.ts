import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { MINUTE_MS } from '@cheyantong/domain';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { type Database, type DatabaseUse, heardBy } from './database.ts';
import { FolderUnusable, lockFolder } from './folder-lock.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { SyncedFolder, syncAll } from './synced-folder.ts';

/**
 * Node compiles the database anew at every start, twice: quickly, and what is called often once more and well. The second
 * time takes seconds of both processors and, for the parser of SQL alone, 1.2 GB of memory, and makes a query an eighth
 * faster: not worth it for a database that serves one process.
 */
const COMPILED_ONCE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** PGlite would keep 128 MB of pages, which the file cache of the machine has as well. */
const PAGES_KEPT = ['-c', 'shared_buffers=32MB'];

/** As PostgreSQL does for whoever has not said otherwise, and PGlite does not. */
const ON_DISK_BEFORE_ANSWERED = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/** The log is kept from one checkpoint to the next. PGlite makes one when it closes; this is PostgreSQL's own measure. */
const CHECKPOINT_EVERY_MS = 5 * MINUTE_MS;

/** Opens the embedded database in a folder that this process then holds alone. */
export async function openPglite(
  dataDir: string,
  { onStatement, careless = false, log }: Pick<DatabaseUse, 'onStatement' | 'careless' | 'log'> = {},
): Promise<Database> {
  const lock = lockFolder(dataDir);
  try {
    const pglite = await openFolder(join(dataDir, 'postgres'), careless);
    const db = drizzle(pglite, heardBy(onStatement));
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    const checkpoints = setInterval(() => {
      pglite.exec('checkpoint').catch((error: unknown) => log?.warn({ err: error }, 'no checkpoint'));
    }, CHECKPOINT_EVERY_MS).unref();
    return {
      engine: 'pglite',
      db,
      forJobs: fromPglite(pglite),
      async close() {
        clearInterval(checkpoints);
        await pglite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openFolder(folder: string, careless: boolean): Promise<PGlite> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  // PGlite would take it for a new one and write over what is left.
  if (isNew && existsSync(folder) && readdirSync(folder).length > 0) throw damaged(folder, '缺少 PG_VERSION');
  for (const flag of COMPILED_ONCE) setFlagsFromString(flag);
  const startParams = [...PGlite.defaultStartParams, ...PAGES_KEPT];
  try {
    if (careless) return await PGlite.create(folder, { startParams });
    const pglite = await PGlite.create({
      fs: new SyncedFolder(folder),
      startParams: [...startParams, ...ON_DISK_BEFORE_ANSWERED],
    });
    if (isNew) await syncAll(folder);
    return pglite;
  } catch (error) {
    throw damaged(folder, error instanceof Error ? error.message : String(error));
  }
}

const damaged = (folder: string, reason: string): FolderUnusable =>
  new FolderUnusable(
    `内置数据库 ${folder} 无法打开，文件已损坏或磁盘不可写（${reason}），请检查磁盘后用备份恢复数据目录；没有备份而要从头开始时，请用 DATA_DIR 另选一个目录。`,
  );
