import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { KEPT_DATABASE } from './names.ts';
import { newKey, type Sealed } from './sealing.ts';

/** A report, or a page of the favourite cars. */
export type KeptKind = 'report' | 'favorites';

interface KeptRecord extends Sealed {
  /** Says nothing to whoever has not got the key's salt. */
  id: string;
  kind: KeptKind;
  keptAt: number;
}

interface KeyRing {
  key: CryptoKey;
  salt: Uint8Array<ArrayBuffer>;
  /** When the gateway last answered the member: their session was alive then. */
  answeredAt: number;
}

interface Kept extends DBSchema {
  keys: { key: string; value: KeyRing };
  things: { key: string; value: KeptRecord; indexes: { kind: [KeptKind, number] } };
}

export type KeptDatabase = IDBPDatabase<Kept>;

const SALT_BYTES = 16;
/** The one key there is; it goes with its member. */
const THE_KEY = 'key';

/** Opened for one thing and closed again: a connection that stays open would hold up the deletion at logout. */
export async function withDatabase<T>(work: (database: KeptDatabase) => Promise<T>): Promise<T> {
  const database = await openDB<Kept>(KEPT_DATABASE, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('keys');
      fresh.createObjectStore('things', { keyPath: 'id' }).createIndex('kind', ['kind', 'keptAt']);
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

export const keyRing = (database: KeptDatabase): Promise<KeyRing | undefined> =>
  database.get('keys', THE_KEY);

/** The key that is there, or a new one; from now on it counts as used. */
export async function renewedKeyRing(database: KeptDatabase, now: number): Promise<KeyRing> {
  const made = { key: await newKey(), salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)) };
  const transaction = database.transaction('keys', 'readwrite');
  const ring = { ...made, ...(await transaction.store.get(THE_KEY)), answeredAt: now };
  await transaction.store.put(ring, THE_KEY);
  await transaction.done;
  return ring;
}

/** All of a kind, the oldest first. */
export const ofKind = (kind: KeptKind): IDBKeyRange =>
  IDBKeyRange.bound([kind, 0], [kind, Number.POSITIVE_INFINITY]);

/** Deterministic for one key, so that the same address is kept once, whichever tab keeps it. */
export async function idOf(salt: Uint8Array<ArrayBuffer>, name: string): Promise<string> {
  const words = new TextEncoder().encode(name);
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array([...salt, ...words]));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
