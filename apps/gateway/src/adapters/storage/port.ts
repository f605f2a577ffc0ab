export interface StoredObject {
  key: string;
  storedAt: Date;
}

/** Where bytes lie that do not belong into a database. They are handed over sealed: a storage need not be trusted. */
export interface Storage {
  /** Once it is answered, the bytes are there whole, whatever happens; before that, not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  /** What is not there is deleted, too. */
  delete(key: string): Promise<void>;
  /** Everything that lies there, also what was left behind by a server that broke off. */
  list(): AsyncIterable<StoredObject>;
}

/** It does not answer, or is full: nothing that whoever asked could mend. */
export class StorageUnavailable extends Error {}
