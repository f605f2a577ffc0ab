import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DbHandle } from '../../db/handle.ts';
import { dealers } from '../dealers/tables.ts';
import { brands, models, series } from '../vehicles/tables.ts';
import { KeptById } from './kept-by-id.ts';

/** What the catalogue says of the model of a car. */
export const modelColumns = {
  modelId: models.id,
  brandId: brands.id,
  brandName: brands.name,
  seriesId: series.id,
  seriesName: series.name,
  modelYear: models.year,
  trim: models.trim,
  guidePriceYuan: models.guidePriceYuan,
  horsepower: models.horsepower,
  displacement: models.displacement,
  drive: models.drive,
  rangeKm: models.rangeKm,
};

/** The same by model. */
export const modelFacts = (db: DbHandle) => {
  const statement = db
    .select(modelColumns)
    .from(models)
    .innerJoin(series, eq(series.id, models.seriesId))
    .innerJoin(brands, eq(brands.id, series.brandId))
    .where(isAmong(models.id))
    .prepare('models_of_used_cars');
  return new KeptById(async (ids) => {
    const found = await statement.execute({ ids: listed(ids) });
    return found.map((facts) => [String(facts.modelId), facts] as const);
  });
};

/** The names of dealers by their ids. */
export const dealerNames = (db: DbHandle) => {
  const statement = db
    .select({ id: dealers.id, name: dealers.name })
    .from(dealers)
    .where(isAmong(dealers.id))
    .prepare('dealers_of_used_cars');
  return new KeptById(async (ids) => {
    const found = await statement.execute({ ids: listed(ids) });
    return found.map(({ id, name }) => [String(id), name] as const);
  });
};

const isAmong = (column: PgColumn): SQL => sql`${column} = any(${sql.placeholder('ids')}::bigint[])`;

const listed = (ids: readonly string[]): string => `{${ids.join()}}`;
