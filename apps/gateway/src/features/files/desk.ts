import type { Storage } from '../../adapters/storage/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import type { SignedLinks } from '../../http/signed-links.ts';
import type { FileStore } from './file-store.ts';
import type { Prepared } from './intake/prepare.ts';

/** Everything the feature works with. */
export interface FileDesk {
  db: DbHandle;
  storage: Storage;
  store: FileStore;
  links: SignedLinks;
  /** Whoever is certified may bring more. */
  isCertified(handle: DbHandle, memberId: bigint): Promise<boolean>;
  prepare(bytes: Uint8Array): Promise<Prepared>;
}
