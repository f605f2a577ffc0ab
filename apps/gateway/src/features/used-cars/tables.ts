import { sql } from 'drizzle-orm';
import { customType, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { idOf, moment, now, ownId } from '../../db/columns.ts';
import { members } from '../account/tables.ts';
import { dealers } from '../dealers/tables.ts';
import { lastChange, sitemapPiece } from '../sitemap/index.ts';
import { brands, models, series } from '../vehicles/tables.ts';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** One car for sale. Unless set otherwise, lists are not read from here but from the stock in memory, which knows every row by heart. */
export const usedCars = pgTable(
  'used_cars',
  {
    id: ownId(),
    /** What makes a listing the same listing when it is imported again. */
    sourceKey: text('source_key').notNull().unique(),
    brandId: idOf('brand_id')
      .notNull()
      .references(() => brands.id),
    seriesId: idOf('series_id')
      .notNull()
      .references(() => series.id),
    modelId: idOf('model_id')
      .notNull()
      .references(() => models.id),
    dealerId: idOf('dealer_id')
      .notNull()
      .references(() => dealers.id),
    provinceCode: text('province_code').notNull(),
    cityCode: text('city_code').notNull(),
    cityName: text('city_name').notNull(),
    priceYuan: integer('price_yuan').notNull(),
    mileageKm: integer('mileage_km').notNull(),
    registeredOn: date('registered_on', { mode: 'string' }).notNull(),
    energy: text('energy').notNull(),
    gearbox: text('gearbox'),
    emission: text('emission'),
    level: text('level'),
    body: text('body').notNull(),
    color: text('color'),
    transfers: smallint('transfers').notNull().default(0),
    useNature: text('use_nature'),
    annualInspectionOn: date('annual_inspection_on', { mode: 'string' }),
    insuredUntil: date('insured_until', { mode: 'string' }),
    vin: text('vin'),
    description: text('description'),
    status: text('status', { enum: ['onSale', 'sold', 'off'] })
      .notNull()
      .default('onSale'),
    publishedAt: moment('published_at').notNull().default(now),
    /** When anything of it was last corrected, its price above all; a trigger sees to it. */
    revisedAt: moment('revised_at'),
    /** The transaction that wrote the row last; a trigger sees to it. Showrooms in memory ask for what they have not seen. */
    changedIn: transactionId('changed_in').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => {
    // For servers that look for cars in the database. Cars with the same figure are in the order of their ids.
    const onSale = sql`${table.status} = 'onSale'`;
    const publishedSecond = sql`(floor(extract(epoch from ${table.publishedAt} at time zone 'UTC'))::bigint)`;
    const registeredDay = sql`(${table.registeredOn} - date '1970-01-01')`;
    return [
      index('used_cars_changed').on(table.changedIn),
      index('used_cars_newest').on(publishedSecond, table.id).where(onSale),
      index('used_cars_price').on(table.priceYuan, table.id).where(onSale),
      index('used_cars_mileage').on(table.mileageKm, table.id).where(onSale),
      index('used_cars_registered').on(registeredDay, table.id).where(onSale),
      index('used_cars_brand').on(table.brandId, publishedSecond, table.id).where(onSale),
      index('used_cars_series').on(table.seriesId, table.priceYuan, table.id).where(onSale),
      index('used_cars_city').on(table.cityCode, publishedSecond, table.id).where(onSale),
      index('used_cars_level').on(table.level, table.priceYuan, table.id).where(onSale),
      index('used_cars_dealer').on(table.dealerId).where(onSale),
      index('used_cars_in_sitemap').on(sitemapPiece(table), lastChange(table)).where(onSale),
    ];
  },
);

export const favorites = pgTable(
  'favorites',
  {
    memberId: idOf('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    vehicleId: idOf('vehicle_id')
      .notNull()
      .references(() => usedCars.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.vehicleId] }),
    index('favorites_newest').on(table.memberId, table.createdAt),
    index('favorites_vehicle').on(table.vehicleId),
  ],
);
