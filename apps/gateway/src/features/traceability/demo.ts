import type { PgTable } from 'drizzle-orm/pg-core';
import { inBatchesOf } from '../../data/batches.ts';
import type { DbHandle } from '../../db/handle.ts';
import { loadDemoActors, type NamedActor } from './demo/actors.ts';
import { altered } from './demo/alterations.ts';
import { batteryChains } from './demo/battery-life.ts';
import type { ChainDraft } from './demo/chain-draft.ts';
import { partChains } from './demo/part-life.ts';
import { traceEvents, traceSealed, traceSubjects } from './tables.ts';

const CHAINS_AT_ONCE = 100;

/**
 * Chains of all demonstration parts and of battery packs of every age; three of them were altered on purpose. Signing
 * takes its time: it is done a batch at a time, so that whatever else the process does is not kept from it.
 */
export async function loadDemoChains(db: DbHandle, now = new Date()): Promise<void> {
  const actors = await loadDemoActors(db);
  for await (const chains of inBatchesOf(CHAINS_AT_ONCE, allChains(db, actors, now))) {
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
}

async function* allChains(
  db: DbHandle,
  actors: readonly NamedActor[],
  now: Date,
): AsyncGenerator<ChainDraft> {
  yield* batteryChains(actors);
  yield* partChains(db, actors, now);
}

async function insertAll<Table extends PgTable>(
  db: DbHandle,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length > 0) await db.insert(table).values([...rows]);
}
