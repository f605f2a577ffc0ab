import type { Storage } from '../../adapters/storage/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import type { Sealer } from '../../sealing/sealer.ts';
import { type FileStore, newStorageKey } from './file-store.ts';
import { type FileRow, Files } from './files.ts';

const AT_A_TIME = 100;

interface Tools {
  db: DbHandle;
  storage: Storage;
  store: FileStore;
  sealer: Sealer;
}

/**
 * Seals every file under the key of today. It may be broken off at any time: what is done stays done, what lies double is
 * swept, and the next run goes on with the rest. Servers go on reading meanwhile.
 */
export async function sealAnew(tools: Tools, onFile: () => void): Promise<void> {
  for (;;) {
    const others = await new Files(tools.db).sealedOtherwise(tools.sealer.current, AT_A_TIME);
    if (others.length === 0) return;
    for (const file of others) {
      await sealOneAnew(tools, file);
      onFile();
    }
  }
}

async function sealOneAnew({ db, storage, store, sealer }: Tools, file: FileRow): Promise<void> {
  const { bytes } = await store.read(file);
  const sealed = await sealer.seal(file.id, bytes);
  const storageKey = newStorageKey();
  await storage.put(storageKey, sealed.bytes);
  const moved = await new Files(db).move(file, { ...sealed, storageKey });
  await storage.delete(moved ? file.storageKey : storageKey);
}
