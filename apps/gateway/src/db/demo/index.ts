import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { loadDemoServices } from '../../features/catalogue/demo.ts';
import { providers } from '../../features/catalogue/tables.ts';
import { loadDemoNews } from '../../features/news/demo.ts';
import { notices } from '../../features/news/tables.ts';
import { loadDemoOrderHistory } from '../../features/orders/demo.ts';
import { orders } from '../../features/orders/tables.ts';
import { loadDemoParts } from '../../features/parts/demo.ts';
import { parts } from '../../features/parts/tables.ts';
import { loadDemoUsedCars } from '../../features/used-cars/demo.ts';
import { usedCars } from '../../features/used-cars/tables.ts';
import { loadDemoCatalogue } from '../../features/vehicles/demo.ts';
import { brands } from '../../features/vehicles/tables.ts';
import type { DbHandle } from '../handle.ts';

interface DemoPart {
  name: string;
  /** The part is loaded while this table is empty: content of one's own is never mixed with ours. */
  table: PgTable;
  load(db: DbHandle): Promise<unknown>;
}

/** In the order they build on each other. */
const PARTS: readonly DemoPart[] = [
  { name: 'catalogue', table: brands, load: loadDemoCatalogue },
  { name: 'used cars', table: usedCars, load: loadDemoUsedCars },
  { name: 'reused parts', table: parts, load: loadDemoParts },
  { name: 'news', table: notices, load: loadDemoNews },
  { name: 'report services', table: providers, load: loadDemoServices },
  { name: 'order history', table: orders, load: loadDemoOrderHistory },
];

/** Any number, the same on every server: only one of them loads at a time. */
const LOADING_LOCK = 4_207_116;

/** Fills an installation for demonstration. Each part goes in whole or not at all; a second start only looks. */
export async function loadDemoContent(db: DbHandle, log: { info(message: string): void }): Promise<void> {
  for (const part of PARTS) {
    if (await hasRows(db, part.table)) continue;
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOADING_LOCK})`);
      if (await hasRows(tx, part.table)) return;
      await part.load(tx);
      log.info(`demonstration content loaded: ${part.name}`);
    });
  }
}

const hasRows = async (db: DbHandle, table: PgTable): Promise<boolean> =>
  (await db.select({ found: sql`1` }).from(table).limit(1)).length > 0;
