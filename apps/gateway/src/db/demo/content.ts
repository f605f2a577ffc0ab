import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DbHandle } from '../handle.ts';

export interface DemoContent {
  name: string;
  /** Loaded while this table is empty: content of one's own is never mixed with ours. */
  table: PgTable;
  load(db: DbHandle): Promise<unknown>;
}

/** Any number, the same on every server: only one of them loads at a time. */
const LOADING_LOCK = 4_207_116;

/** Fills an installation for demonstration. Each content goes in whole or not at all; a second start only looks. */
export async function loadDemoContent(
  db: DbHandle,
  contents: readonly DemoContent[],
  log: { info(message: string): void },
): Promise<void> {
  for (const content of contents) {
    if (await hasRows(db, content.table)) continue;
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOADING_LOCK})`);
      if (await hasRows(tx, content.table)) return;
      await content.load(tx);
      log.info(`demonstration content loaded: ${content.name}`);
    });
  }
}

const hasRows = async (db: DbHandle, table: PgTable): Promise<boolean> =>
  (await db.select({ found: sql`1` }).from(table).limit(1)).length > 0;
