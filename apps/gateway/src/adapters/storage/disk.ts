import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type Storage, StorageUnavailable, type StoredObject } from './port.ts';

/** Where a file is written until it is whole. It is listed like the others, so that what a crash left here is found. */
const DRAFTS = 'drafts';
const KEY = /^[a-z\d][a-z\d/-]*$/;
const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/** A folder outside everything that is served. Several servers may share it. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`not a key of ours: ${key}`);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const draft = pathOf(`${DRAFTS}/${randomUUID()}`);
      try {
        for (const place of [draft, path])
          await mkdir(dirname(place), { recursive: true, mode: OWNER_ONLY.folder });
        await writeToDisk(draft, bytes);
        await rename(draft, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw new StorageUnavailable(`cannot keep ${key}`, { cause: error });
      }
    },
    async get(key) {
      const path = pathOf(key);
      try {
        return await readFile(path);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw new StorageUnavailable(`cannot read ${key}`, { cause: error });
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    list: () => filesIn(folder),
  };
}

/** A file that is answered for has to be there after the power is back. */
async function writeToDisk(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', OWNER_ONLY.file);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Its new name has to be there, too. Windows cannot do this, and does not need it. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

async function* filesIn(folder: string): AsyncIterable<StoredObject> {
  const entries = await opendir(folder, { recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for await (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found) yield { key: relative(folder, path).replaceAll('\\', '/'), storedAt: found.mtime };
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
