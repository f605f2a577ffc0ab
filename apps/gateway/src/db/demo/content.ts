import { setTimeout as wait } from 'node:timers/promises';
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
const LOOK_AGAIN_MS = 500;
const ONE_ROW = sql`(values (1)) as one_row`;

/** Fills an installation for demonstration. Each content goes in whole or not at all; a second start only looks. */
export async function loadDemoContent(
  db: DbHandle,
  contents: readonly DemoContent[],
  log: { info(message: string): void },
): Promise<void> {
  for (const content of contents) {
    while (!(await hasRows(db, content.table)) && !(await loadInTurn(db, content, log)))
      await wait(LOOK_AGAIN_MS);
  }
}

/** A start that finds everything there has nothing to load. */
export async function hasAllOf(db: DbHandle, contents: readonly DemoContent[]): Promise<boolean> {
  for (const { table } of contents) if (!(await hasRows(db, table))) return false;
  return true;
}

/**
 * False: another server is loading. Nobody waits for it inside a statement: loading takes longer than a statement may.
 */
const loadInTurn = (
  db: DbHandle,
  content: DemoContent,
  log: { info(message: string): void },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [turn] = await tx
      .select({ isMine: sql<boolean>`pg_try_advisory_xact_lock(${LOADING_LOCK})` })
      .from(ONE_ROW);
    if (!turn?.isMine) return false;
    if (await hasRows(tx, content.table)) return true;
    await content.load(tx);
    log.info(`demonstration content loaded: ${content.name}`);
    return true;
  });

const hasRows = async (db: DbHandle, table: PgTable): Promise<boolean> =>
  (await db.select({ found: sql`1` }).from(table).limit(1)).length > 0;
