import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openCsv } from '@cheyantong/car-files';
import { sql } from 'drizzle-orm';
import { neededColumns } from '../../data/importer.ts';
import type { DbHandle } from '../../db/handle.ts';
import { catalogueImporter } from './import/catalogue-importer.ts';
import { brands } from './tables.ts';

const FOLDER = fileURLToPath(new URL('../../../demo/catalogue', import.meta.url));
const NOT_MODELS = new Set(['brands.csv', 'makers-wmi.csv']);

/** The demonstration catalogue, through the same door as any other catalogue. */
export async function loadDemoCatalogue(db: DbHandle): Promise<void> {
  await loadBrands(db, join(FOLDER, 'brands.csv'));
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.csv') && !NOT_MODELS.has(name));
  const needed = neededColumns(catalogueImporter.columns);
  for (const name of files.sort()) {
    const path = join(FOLDER, name);
    const fail = failAt(path);
    await catalogueImporter.importRows(openCsv(path, needed, fail).rows, db, fail);
  }
}

async function loadBrands(db: DbHandle, path: string): Promise<void> {
  const rows: (typeof brands.$inferInsert)[] = [];
  for await (const { cells } of openCsv(path, [], failAt(path)).rows) {
    const { brand: name = '', initial = '', country = null, hot } = cells;
    rows.push({ name, initial, country, hot: hot === '1' });
  }
  await db
    .insert(brands)
    .values(rows)
    .onConflictDoUpdate({
      target: brands.name,
      set: { initial: sql`excluded.initial`, country: sql`excluded.country`, hot: sql`excluded.hot` },
    });
}

/** Our own files have no bad rows; one that slips in must not go unnoticed. */
const failAt =
  (path: string) =>
  (line: number, reason: string): never => {
    throw new Error(`${basename(path)} line ${line}: ${reason}`);
  };
