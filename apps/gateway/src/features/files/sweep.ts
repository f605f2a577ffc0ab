import { HOUR_MS } from '@cheyantong/domain';
import { tryEach } from '../../jobs/try-each.ts';
import type { FileDesk } from './desk.ts';
import { Files } from './files.ts';
import { Uploads } from './uploads.ts';

/** Nothing is written for so long: whoever began it has broken off. */
const UNFINISHED_MS = HOUR_MS;
const AT_A_TIME = 200;

interface Patience {
  unfinishedMs?: number;
}

/** Deletes what nobody uses: files that were released, were never claimed, or were not written to the end. */
export async function sweepFiles(
  { db, storage }: Pick<FileDesk, 'db' | 'storage'>,
  { unfinishedMs = UNFINISHED_MS }: Patience = {},
): Promise<void> {
  const files = new Files(db);
  await new Uploads(db).removeOld();
  await files.releaseUnused({ unfinishedMs });
  for (;;) {
    const released = await files.listReleased(AT_A_TIME);
    await tryEach(released, async ({ id, storageKey }) => {
      await storage.delete(storageKey);
      await files.remove(id);
    });
    if (released.length < AT_A_TIME) return;
  }
}

/** Deletes bytes that no row knows: drafts of a server that broke off, and what lay elsewhere before it was sealed anew. */
export async function sweepStorage(
  { db, storage }: Pick<FileDesk, 'db' | 'storage'>,
  { unfinishedMs = UNFINISHED_MS }: Patience = {},
): Promise<void> {
  const before = Date.now() - unfinishedMs;
  let batch: string[] = [];
  const deleteUnknown = async () => {
    const known = await new Files(db).known(batch);
    await tryEach(
      batch.filter((key) => !known.has(key)),
      (key) => storage.delete(key),
    );
    batch = [];
  };
  for await (const { key, storedAt } of storage.list()) {
    if (storedAt.getTime() <= before) batch.push(key);
    if (batch.length === AT_A_TIME) await deleteUnknown();
  }
  if (batch.length > 0) await deleteUnknown();
}
