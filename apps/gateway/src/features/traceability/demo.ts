import type { PgTable } from 'drizzle-orm/pg-core';
import type { DbHandle } from '../../db/handle.ts';
import { loadDemoActors } from './demo/actors.ts';
import { altered } from './demo/alterations.ts';
import { batteryChains } from './demo/battery-life.ts';
import { partChains } from './demo/part-life.ts';
import { traceEvents, traceSealed, traceSubjects } from './tables.ts';

const ROWS_AT_ONCE = 500;

/** Chains of all demonstration parts and of battery packs of every age; three of them were altered on purpose. */
export async function loadDemoChains(db: DbHandle, now = new Date()): Promise<void> {
  const actors = await loadDemoActors(db);
  const chains = [...batteryChains(actors), ...(await partChains(db, actors, now))];
  await insertAll(
    db,
    traceSubjects,
    chains.map(({ subject }) => subject),
  );
  await insertAll(db, traceEvents, chains.flatMap(altered));
  await insertAll(
    db,
    traceSealed,
    chains.flatMap(({ sealed }) => sealed),
  );
}

async function insertAll<Table extends PgTable>(
  db: DbHandle,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db.insert(table).values(rows.slice(from, from + ROWS_AT_ONCE));
  }
}
