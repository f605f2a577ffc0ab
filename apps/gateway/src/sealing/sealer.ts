import { randomBytes } from 'node:crypto';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { openWithAes, type openWithSm4, sealWithAes, type sealWithSm4 } from './ciphers.ts';
import { type CryptoSuite, type FileKeys, suiteKey } from './file-keys.ts';

const IV_BYTES = 12;
const CIPHERS = new URL('./ciphers.ts', import.meta.url);

/** How something was sealed; kept beside it. */
export interface Seal {
  suite: CryptoSuite;
  keyId: string;
}

export interface Sealed extends Seal {
  bytes: Uint8Array;
}

/** Somebody took a key out of the settings while files still need it. */
class KeyMissing extends Error {}

/** Seals files, each to its own id: one that was put in another's place does not open. */
export class Sealer {
  readonly current: Seal;
  readonly #keys: FileKeys;
  readonly #workers: WorkerPool;

  constructor({ keys, suite, workers }: { keys: FileKeys; suite: CryptoSuite; workers: WorkerPool }) {
    this.current = { suite, keyId: keys.current };
    this.#keys = keys;
    this.#workers = workers;
  }

  async seal(fileId: string, bytes: Uint8Array): Promise<Sealed> {
    const { suite } = this.current;
    const iv = randomBytes(IV_BYTES);
    const order = { key: this.#keyOf(this.current), iv, about: Buffer.from(fileId), bytes };
    const sealed =
      suite === 'aes-256-gcm'
        ? sealWithAes(order)
        : await this.#workers.run<typeof sealWithSm4>({ module: CIPHERS, name: 'sealWithSm4' }, order);
    return { ...this.current, bytes: Buffer.concat([iv, sealed]) };
  }

  async open(fileId: string, { suite, keyId, bytes }: Sealed): Promise<Uint8Array> {
    const order = {
      key: this.#keyOf({ suite, keyId }),
      iv: bytes.subarray(0, IV_BYTES),
      about: Buffer.from(fileId),
      bytes: bytes.subarray(IV_BYTES),
    };
    return suite === 'aes-256-gcm'
      ? openWithAes(order)
      : this.#workers.run<typeof openWithSm4>({ module: CIPHERS, name: 'openWithSm4' }, order);
  }

  #keyOf({ suite, keyId }: Seal): Uint8Array {
    const key = this.#keys.byId.get(keyId);
    if (!key) throw new KeyMissing(`FILE_KEYS has no key named ${keyId}`);
    return suiteKey(key, suite);
  }
}
