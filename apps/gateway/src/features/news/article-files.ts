import { and, eq, isNotNull } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { articleFiles } from './tables.ts';

/** Where files lie that are not kept in the database. */
export interface FileStorage {
  put(file: { name: string; type: string; bytes: Uint8Array }): Promise<string>;
  keep(tx: DbHandle, fileId: string, purpose: string): Promise<void>;
  get(fileId: string): Promise<{ bytes: Uint8Array } | undefined>;
}

/**
 * Charts, attachments and pictures. They come into the database together with their articles, all of them or none, and
 * move to the storage afterwards.
 */
export class ArticleFileShelf {
  readonly #db: DbHandle;
  readonly #store: FileStorage;

  constructor(db: DbHandle, store: FileStorage) {
    this.#db = db;
    this.#store = store;
  }

  async find(digest: string): Promise<{ type: string; content: Uint8Array } | undefined> {
    const [file] = await this.#db.select().from(articleFiles).where(eq(articleFiles.digest, digest));
    if (!file) return undefined;
    const content = file.fileId ? (await this.#store.get(file.fileId))?.bytes : file.content;
    return content ? { type: file.type, content } : undefined;
  }

  async moveToStorage(): Promise<void> {
    for (;;) {
      const [file] = await this.#db
        .select()
        .from(articleFiles)
        .where(isNotNull(articleFiles.content))
        .limit(1);
      if (!file?.content) return;
      const { digest, type, content } = file;
      const fileId = await this.#store.put({ name: digest, type, bytes: content });
      await this.#db.transaction(async (tx) => {
        const moved = await tx
          .update(articleFiles)
          .set({ content: null, fileId })
          .where(and(eq(articleFiles.digest, digest), isNotNull(articleFiles.content)))
          .returning({ digest: articleFiles.digest });
        // Another server was quicker: then this copy is swept.
        if (moved.length > 0) await this.#store.keep(tx, fileId, 'article');
      });
    }
  }
}
