import { desc, lte, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { notices } from './tables.ts';

export type NoticeRow = typeof notices.$inferSelect;

export class Notices {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** A notice dated ahead appears when its time has come. */
  newest(limit: number): Promise<NoticeRow[]> {
    return this.#db
      .select()
      .from(notices)
      .where(lte(notices.publishedAt, sql`now()`))
      .orderBy(desc(notices.publishedAt), desc(notices.id))
      .limit(limit);
  }
}
