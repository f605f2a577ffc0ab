import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { idOf, ownId } from '../../db/columns.ts';

export const brands = pgTable('brands', {
  id: ownId(),
  name: text('name').notNull().unique(),
  initial: text('initial').notNull(),
  country: text('country'),
  hot: boolean('hot').notNull().default(false),
});

export const series = pgTable(
  'series',
  {
    id: ownId(),
    brandId: idOf('brand_id')
      .notNull()
      .references(() => brands.id),
    name: text('name').notNull(),
    maker: text('maker').notNull(),
    level: text('level'),
    body: text('body').notNull(),
  },
  (table) => [unique('series_of_brand').on(table.brandId, table.name)],
);

/** Prices in yuan and distances in kilometres are whole numbers here; 万 is how they are shown. */
export const models = pgTable(
  'models',
  {
    id: ownId(),
    seriesId: idOf('series_id')
      .notNull()
      .references(() => series.id),
    year: integer('year').notNull(),
    trim: text('trim').notNull(),
    guidePriceYuan: integer('guide_price_yuan'),
    energy: text('energy').notNull(),
    engine: text('engine'),
    horsepower: integer('horsepower'),
    displacement: text('displacement'),
    gearbox: text('gearbox'),
    drive: text('drive'),
    seats: integer('seats'),
    emission: text('emission'),
    rangeKm: integer('range_km'),
  },
  (table) => [
    unique('models_of_series').on(table.seriesId, table.year, table.trim),
    index('models_series_year').on(table.seriesId, table.year),
  ],
);
