import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderLocked extends Error {}

/**
 * Holds a data folder for this process alone. PGlite has no lock of its own, and two processes on one folder lose
 * committed rows without a word. The lock is SQLite's, that is the operating system's: it goes with the process, however
 * that ends, so there is no stale lock file to clean up.
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new FolderLocked(`数据目录 ${folder} 正被另一个进程使用，请先停止它，或用 DATA_DIR 另选一个目录。`);
  }
  return { release: () => lock.close() };
}
