import { createHash, randomUUID } from 'node:crypto';
import { beijingDay } from '@cheyantong/domain';
import { type Storage, StorageUnavailable } from '../../adapters/storage/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import type { Sealer } from '../../sealing/sealer.ts';
import { type FileRow, Files } from './files.ts';

export interface NewFile {
  name: string;
  type: string;
  bytes: Uint8Array;
  /** Whose it is; nobody's, if the portal itself keeps it. */
  memberId?: bigint;
}

export interface KeptFile {
  fileId: string;
  name: string;
  type: string;
  digest: string;
  bytes: Uint8Array;
}

interface Places {
  db: DbHandle;
  storage: Storage;
  sealer: Sealer;
  log: { error(facts: object, words: string): void };
}

/**
 * Files, sealed, in the storage, and their rows in the database. A row comes before the bytes and is good after them: a
 * server that breaks off in between leaves a row that says where its bytes may lie, and the sweep removes both.
 */
export class FileStore {
  readonly #places: Places;

  constructor(places: Places) {
    this.#places = places;
  }

  /** Unless somebody claims or keeps it, the file is gone after a day. */
  async put({ name, type, bytes, memberId }: NewFile, addRow = this.#addRow): Promise<string> {
    const { db, storage, sealer } = this.#places;
    const id = randomUUID();
    const sealed = await sealer.seal(id, bytes);
    const storageKey = newStorageKey();
    await addRow({
      id,
      memberId: memberId ?? null,
      name,
      type,
      size: bytes.length,
      digest: digestOf(bytes),
      storageKey,
      suite: sealed.suite,
      keyId: sealed.keyId,
    });
    await this.#orUnavailable(storage.put(storageKey, sealed.bytes));
    if (!(await new Files(db).markKept(id))) throw new Error(`file ${id} was swept while it was written`);
    return id;
  }

  #addRow = (row: Parameters<Files['add']>[0]): Promise<void> => new Files(this.#places.db).add(row);

  async get(fileId: string): Promise<KeptFile | undefined> {
    const file = await new Files(this.#places.db).find(fileId);
    return file && this.read(file);
  }

  async read(file: FileRow): Promise<KeptFile> {
    const sealed = await this.#sealedBytes(file);
    const bytes = await this.#places.sealer.open(file.id, sealed);
    if (digestOf(bytes) !== file.digest) throw new Error(`file ${file.id} is not what was kept`);
    return { fileId: file.id, name: file.name, type: file.type, digest: file.digest, bytes };
  }

  /** Whoever seals files anew moves them: then it lies elsewhere by now. */
  async #sealedBytes(file: FileRow) {
    const { db, storage } = this.#places;
    const bytes = await this.#orUnavailable(storage.get(file.storageKey));
    if (bytes) return { ...file, bytes };
    const now = await new Files(db).find(file.id);
    const moved = now && (await this.#orUnavailable(storage.get(now.storageKey)));
    if (!moved) throw new Error(`file ${file.id} has no bytes`);
    return { ...now, bytes: moved };
  }

  async #orUnavailable<Answer>(asked: Promise<Answer>): Promise<Answer> {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      this.#places.log.error({ err: error.cause ?? error }, 'storage is away');
      throw new Failure('C0001', '文件服务暂时不可用，请稍后再试');
    }
  }
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** By month, so that no folder grows without an end. */
export function newStorageKey(now = new Date()): string {
  const [year, month] = beijingDay(now).split('-');
  return `${year}/${month}/${randomUUID()}`;
}
