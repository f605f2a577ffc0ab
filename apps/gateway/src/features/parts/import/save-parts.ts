import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Counts } from '../../../data/importer.ts';
import type { DbHandle } from '../../../db/handle.ts';
import { partFits, parts } from '../tables.ts';
import type { PlacedPart } from './place-parts.ts';

/** What a later file may correct: all but when it was first offered. */
const CORRECTABLE = {
  typeId: parts.typeId,
  ofAssembly: parts.ofAssembly,
  condition: parts.condition,
  name: parts.name,
  modelName: parts.modelName,
  oeNo: parts.oeNo,
  priceCents: parts.priceCents,
  newPriceCents: parts.newPriceCents,
  grade: parts.grade,
  stock: parts.stock,
  warrantyMonths: parts.warrantyMonths,
  remanufactureLicence: parts.remanufactureLicence,
  dismantlerId: parts.dismantlerId,
  traceCode: parts.traceCode,
  donorBrand: parts.donorBrand,
  donorModel: parts.donorModel,
  donorVin: parts.donorVin,
  donorMileageKm: parts.donorMileageKm,
  scrappedOn: parts.scrappedOn,
  tests: parts.tests,
  description: parts.description,
  status: parts.status,
};

/** Brings parts and what they fit into the showroom. No two of them may be the same part. */
export async function saveParts(db: DbHandle, placed: readonly PlacedPart[]): Promise<Counts> {
  if (placed.length === 0) return { inserted: 0, updated: 0, unchanged: 0 };
  const written = await db
    .insert(parts)
    .values(placed.map(({ row }) => row))
    .onConflictDoUpdate({
      target: parts.sourceKey,
      set: Object.fromEntries(Object.entries(CORRECTABLE).map(([name, column]) => [name, fresh(column)])),
      setWhere: sql`(${list(Object.values(CORRECTABLE))}) is distinct from (${list(Object.values(CORRECTABLE).map(fresh))})`,
    })
    // PostgreSQL marks a row it updated with the transaction that did; a new one has no such mark.
    .returning({ id: parts.id, isNew: sql<boolean>`xmax = 0` });
  const refitted = await saveFits(db, placed);
  const inserted = written.filter(({ isNew }) => isNew);
  const known = new Set(inserted.map(({ id }) => id));
  const changed = new Set([...written.map(({ id }) => id), ...refitted].filter((id) => !known.has(id)));
  return {
    inserted: inserted.length,
    updated: changed.size,
    unchanged: placed.length - inserted.length - changed.size,
  };
}

/** Replaces the cars of those parts whose cars are others now, and answers which these are. */
async function saveFits(db: DbHandle, placed: readonly PlacedPart[]): Promise<bigint[]> {
  const stored = await db
    .select({ id: parts.id, sourceKey: parts.sourceKey })
    .from(parts)
    .where(
      inArray(
        parts.sourceKey,
        placed.map(({ row }) => row.sourceKey),
      ),
    );
  const ids = new Map(stored.map(({ id, sourceKey }) => [sourceKey, id]));
  const before = Map.groupBy(
    await db
      .select()
      .from(partFits)
      .where(inArray(partFits.partId, [...ids.values()])),
    ({ partId }) => partId,
  );
  const refitted = placed.flatMap(({ row, fits }) => {
    const id = ids.get(row.sourceKey);
    return id === undefined || carsOf(before.get(id) ?? []) === carsOf(fits) ? [] : [{ id, fits }];
  });
  if (refitted.length === 0) return [];
  const refittedIds = refitted.map(({ id }) => id);
  await db.delete(partFits).where(inArray(partFits.partId, refittedIds));
  await db
    .insert(partFits)
    .values(refitted.flatMap(({ id, fits }) => fits.map((fit) => ({ partId: id, ...fit }))));
  return refittedIds;
}

const carsOf = (fits: readonly PlacedPart['fits'][number][]): string =>
  fits
    .map(({ seriesId, yearFrom, yearTo }) => `${seriesId} ${yearFrom} ${yearTo}`)
    .sort()
    .join();

const fresh = (column: PgColumn): SQL => sql`excluded.${sql.identifier(column.name)}`;

const list = (columns: (PgColumn | SQL)[]): SQL => sql.join(columns, sql`, `);
