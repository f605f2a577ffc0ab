import { fdatasyncSync } from 'node:fs';
import { open, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** An open file as PGlite's file system knows it. */
interface OpenFile {
  nfd: number;
  node: { mode: number };
}

/** What the engine calls a disk that failed. PostgreSQL ends itself at it: it cannot know what was written. */
const DISK_FAILED = 29;
const KIND_OF_FILE = 0o170000;
const FOLDER = 0o040000;

/**
 * A folder of PGlite in which PostgreSQL's fsync reaches the disk. PGlite's own lets it pass without doing anything, so that what was
 * committed may be gone after a power cut, and pages may lie there without the log that explains them.
 */
export class SyncedFolder extends NodeFS {
  override async init(...[pglite, given]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, given);
    const preRun: typeof emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS }) =>
        Object.assign((NODEFS as unknown as { stream_ops: object }).stream_ops, { fsync: sync }),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function sync({ nfd, node }: OpenFile): number {
  try {
    fdatasyncSync(nfd);
    return 0;
  } catch {
    // Not every system can sync a folder; where it cannot, it need not.
    return (node.mode & KIND_OF_FILE) === FOLDER ? 0 : DISK_FAILED;
  }
}

/** Brings a whole folder to the disk: a new database is written without a sync. */
export async function syncAll(folder: string): Promise<void> {
  for await (const entry of await opendir(folder, { recursive: true })) {
    const file = await open(join(entry.parentPath, entry.name));
    await file.datasync();
    await file.close();
  }
}
