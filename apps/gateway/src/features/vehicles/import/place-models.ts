import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Counts } from '../../../data/importer.ts';
import type { DbHandle } from '../../../db/handle.ts';
import { models } from '../tables.ts';
import type { ModelDraft, ModelPlace } from './model-draft.ts';
import { correctSeries, placeSeries, type SeriesRow } from './place-series.ts';

/** What makes a model a model; everything else may be corrected by a later file. */
const KEY = [models.seriesId, models.year, models.trim];

const CORRECTABLE = {
  guidePriceYuan: models.guidePriceYuan,
  energy: models.energy,
  engine: models.engine,
  horsepower: models.horsepower,
  displacement: models.displacement,
  gearbox: models.gearbox,
  drive: models.drive,
  seats: models.seats,
  emission: models.emission,
  rangeKm: models.rangeKm,
};

/**
 * Brings drafts into the catalogue: new models are inserted, known ones corrected where the draft says something else.
 * What a draft does not say stays as it is. No two drafts may name the same model.
 */
export async function saveModels(db: DbHandle, drafts: readonly ModelDraft[]): Promise<Counts> {
  if (drafts.length === 0) return { inserted: 0, updated: 0, unchanged: 0 };
  const seriesOf = await placeSeries(db, drafts);
  const firstOfSeries = new Map(drafts.toReversed().map((draft) => [seriesOf(draft), draft]));
  for (const [series, draft] of firstOfSeries) await correctSeries(db, series, draft);

  const written = await db
    .insert(models)
    .values(drafts.map((draft) => modelRow(draft, seriesOf(draft))))
    .onConflictDoUpdate({
      target: KEY,
      set: Object.fromEntries(Object.entries(CORRECTABLE).map(([name, column]) => [name, given(column)])),
      setWhere: sql`(${list(Object.values(CORRECTABLE))}) is distinct from (${list(Object.values(CORRECTABLE).map(given))})`,
    })
    // PostgreSQL marks a row it updated with the transaction that did; a fresh one has no such mark.
    .returning({ fresh: sql<boolean>`xmax = 0` });
  const inserted = written.filter(({ fresh }) => fresh).length;
  return { inserted, updated: written.length - inserted, unchanged: drafts.length - written.length };
}

/** Finds each draft's model, or creates it; models that are there already stay as they are. Answers in the drafts' order. */
export async function findOrCreateModels(db: DbHandle, drafts: readonly ModelDraft[]): Promise<ModelPlace[]> {
  if (drafts.length === 0) return [];
  const seriesOf = await placeSeries(db, drafts);
  await db
    .insert(models)
    .values(drafts.map((draft) => modelRow(draft, seriesOf(draft))))
    .onConflictDoNothing();
  const rows = await db
    .select({ id: models.id, seriesId: models.seriesId, year: models.year, trim: models.trim })
    .from(models)
    .where(
      and(
        inArray(models.seriesId, [...new Set(drafts.map((draft) => seriesOf(draft).id))]),
        inArray(models.trim, [...new Set(drafts.map(({ trim }) => trim))]),
      ),
    );
  const ids = new Map(rows.map(({ id, seriesId, year, trim }) => [modelKey(seriesId, year, trim), id]));
  return drafts.map((draft) => {
    const { id: seriesId, brandId, body, level } = seriesOf(draft);
    const modelId = ids.get(modelKey(seriesId, draft.year, draft.trim));
    if (modelId === undefined) throw new Error(`${draft.trim} was just placed and is not there`);
    return { brandId, seriesId, modelId, body, level };
  });
}

const modelRow = (draft: ModelDraft, series: SeriesRow): typeof models.$inferInsert => {
  const { brand: _brand, series: _series, maker: _maker, level: _level, body: _body, ...facts } = draft;
  return { seriesId: series.id, ...facts };
};

const modelKey = (seriesId: bigint, year: number, trim: string): string => `${seriesId} ${year} ${trim}`;

/** The new value, or the old one where the new row says nothing. */
const given = (column: PgColumn): SQL => sql`coalesce(excluded.${sql.identifier(column.name)}, ${column})`;

const list = (parts: (PgColumn | SQL)[]): SQL => sql.join(parts, sql`, `);
