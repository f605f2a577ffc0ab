import { and, asc, eq, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { brands, series } from '../vehicles/tables.ts';
import { partFits, parts } from './tables.ts';

/** Another part with the same OE number: what it fits, the first fits as well. */
const twins = alias(parts, 'twins');
/** Shorter numbers are no numbers of a maker. */
const SHORTEST_OE = 6;
const isTwin = and(
  eq(twins.oeKey, parts.oeKey),
  ne(twins.id, parts.id),
  gte(sql`length(${parts.oeKey})`, SHORTEST_OE),
);

interface Car {
  brandId?: string | undefined;
  seriesId?: string | undefined;
  modelYear?: number | undefined;
}

/** Parts that fit the car, by themselves or by their OE number; every part when no car is named. */
export function fitting(db: DbHandle, { brandId, seriesId, modelYear }: Car): SQL | undefined {
  if (!brandId && !seriesId) return undefined;
  const car = and(
    brandId ? isId(series.brandId, brandId) : undefined,
    seriesId ? isId(series.id, seriesId) : undefined,
    ...(seriesId && modelYear ? [lte(partFits.yearFrom, modelYear), gte(partFits.yearTo, modelYear)] : []),
  );
  const own = db
    .select({ id: partFits.partId })
    .from(partFits)
    .innerJoin(series, eq(series.id, partFits.seriesId))
    .where(car);
  const byOe = db
    .select({ id: parts.id })
    .from(partFits)
    .innerJoin(series, eq(series.id, partFits.seriesId))
    .innerJoin(twins, eq(twins.id, partFits.partId))
    .innerJoin(parts, isTwin)
    .where(car);
  return inArray(parts.id, union(own, byOe));
}

/** An id that names nothing of ours fits no part. */
export const isId = (column: Parameters<typeof eq>[0], id: string): SQL => {
  const own = ownIdFrom(id);
  return own === null ? sql`false` : eq(column, own);
};

export type PartFitRow = Awaited<ReturnType<typeof fitsOf>>[number];

/** What the parts fit, first by themselves, then by their OE numbers where that tells more. */
export async function fitsOf(db: DbHandle, partIds: readonly bigint[]) {
  const ids = [...partIds];
  const own = await selectFits(db, parts.id)
    .innerJoin(parts, eq(parts.id, partFits.partId))
    .where(inArray(parts.id, ids));
  const byOe = await selectFits(db, parts.id)
    .innerJoin(twins, eq(twins.id, partFits.partId))
    .innerJoin(parts, isTwin)
    .where(inArray(parts.id, ids));
  const told = new Set(own.map(keyOf));
  const more = new Map(byOe.filter((fit) => !told.has(keyOf(fit))).map((fit) => [keyOf(fit), fit]));
  return [
    ...own.map((fit) => ({ ...fit, sameOe: false })),
    ...[...more.values()].map((fit) => ({ ...fit, sameOe: true })),
  ];
}

const selectFits = (db: DbHandle, partId: typeof parts.id) =>
  db
    .select({
      partId,
      seriesId: partFits.seriesId,
      yearFrom: partFits.yearFrom,
      yearTo: partFits.yearTo,
      brandId: brands.id,
      brandName: brands.name,
      seriesName: series.name,
    })
    .from(partFits)
    .innerJoin(series, eq(series.id, partFits.seriesId))
    .innerJoin(brands, eq(brands.id, series.brandId))
    .orderBy(asc(brands.name), asc(series.name), asc(partFits.yearFrom))
    .$dynamic();

const keyOf = (fit: { partId: bigint; seriesId: bigint; yearFrom: number; yearTo: number }): string =>
  [fit.partId, fit.seriesId, fit.yearFrom, fit.yearTo].join();
