import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderLocked extends Error {}

/** A data folder that cannot be worked in; the message says what is wrong and what to do. */
export class FolderUnusable extends Error {}

const SQLITE_BUSY = 5;

/**
 * Holds a data folder for this process alone. PGlite has no lock of its own, and two processes on one folder lose
 * committed rows without a word. The lock is SQLite's, that is the operating system's: it goes with the process, however
 * that ends, so there is no stale lock file to clean up.
 */
export function lockFolder(folder: string): { release(): void } {
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    throw refusalOf(folder, error as Error & { errcode?: number });
  }
  const held = lock;
  return { release: () => held.close() };
}

const refusalOf = (folder: string, error: Error & { errcode?: number }): Error =>
  error.errcode === SQLITE_BUSY
    ? new FolderLocked(`数据目录 ${folder} 正被另一个进程使用，请先停止它，或用 DATA_DIR 另选一个目录。`)
    : new FolderUnusable(
        `数据目录 ${folder} 无法写入（${error.message}），请检查目录权限、磁盘空间与其中的 lock.sqlite，或用 DATA_DIR 另选一个目录。`,
      );
