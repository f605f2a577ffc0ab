import { type CsvRow, type Reject, UnusableCell } from '@cheyantong/car-files';
import { CityFinder } from '@cheyantong/places';
import { inBatchesOf } from '../../../data/batches.ts';
import type { Counts, Importer } from '../../../data/importer.ts';
import { PART_COLUMNS } from './columns.ts';
import type { PartDraft } from './part-draft.ts';
import { placeParts } from './place-parts.ts';
import { readPart } from './read-part.ts';
import { saveParts } from './save-parts.ts';

const BATCH_ROWS = 500;

export const partsImporter: Importer = {
  name: 'parts',
  title: '再用件',
  columns: PART_COLUMNS,

  async importRows(rows, db, reject) {
    const total: Counts = { inserted: 0, updated: 0, unchanged: 0 };
    for await (const batch of inBatchesOf(BATCH_ROWS, draftsIn(rows, reject))) {
      const counts = await db.transaction(async (tx) => saveParts(tx, await placeParts(tx, batch, reject)));
      total.inserted += counts.inserted;
      total.updated += counts.updated;
      total.unchanged += counts.unchanged;
    }
    return total;
  },
};

/** Reads rows; one that names the same part, or bears the same trace code, as a row before is left out. */
async function* draftsIn(rows: AsyncIterable<CsvRow>, reject: Reject): AsyncGenerator<PartDraft> {
  const cities = new CityFinder();
  const firstLines = new Map<string, number>();
  for await (const row of rows) {
    try {
      const draft = readPart(row, cities);
      const { sourceKey, traceCode } = draft.facts;
      const keys = traceCode ? [sourceKey, traceCode] : [sourceKey];
      const repeated = keys.map((key) => firstLines.get(key)).find((line) => line !== undefined);
      if (repeated !== undefined) throw new UnusableCell(`与第 ${repeated} 行重复`);
      for (const key of keys) firstLines.set(key, row.line);
      yield draft;
    } catch (error) {
      if (!(error instanceof UnusableCell)) throw error;
      reject(row.line, error.message);
    }
  }
}
