import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { idOf, moment, now, ownId } from '../../db/columns.ts';
import { members } from '../account/tables.ts';
import { brands, models, series } from '../vehicles/tables.ts';
import { kindsColumn, traitsColumn } from './traits.ts';

/** Who sells the cars, and where its leads go. */
export const dealers = pgTable('dealers', {
  id: ownId(),
  name: text('name').notNull().unique(),
  cityCode: text('city_code').notNull(),
  cityName: text('city_name').notNull(),
  address: text('address'),
  phone: text('phone'),
  /** Its own endpoint for leads; signed with the secret. */
  webhookUrl: text('webhook_url'),
  webhookSecret: text('webhook_secret'),
});

/** One car for sale. What the showroom filters by stands in the row itself, so that a page is read from one index. */
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
    /** Words and bands of figures in one list, so that one index finds any combination of them. */
    traits: text('traits').array().generatedAlwaysAs(sql.raw(traitsColumn)),
    /** The words once more, a bit for each: short enough to stand in every index. */
    kinds: bigint('kinds', { mode: 'bigint' }).generatedAlwaysAs(sql.raw(kindsColumn)),
  },
  (table) => {
    const onSale = sql`status = 'onSale'`;
    const { id, brandId, seriesId, provinceCode, cityCode, level } = table;
    const { publishedAt, priceYuan, mileageKm, registeredOn, kinds } = table;
    // Every index ascends: read backwards it gives what "order by … desc" asks for, nulls included.
    return [
      // What stands behind the id is no order: with it in the index, cars that do not fit are passed over, and cars that
      // do are counted, without fetching one.
      index('used_cars_newest').on(publishedAt, id, priceYuan, mileageKm, registeredOn, kinds).where(onSale),
      index('used_cars_price').on(priceYuan, id, mileageKm, registeredOn, kinds).where(onSale),
      index('used_cars_mileage').on(mileageKm, id, priceYuan, registeredOn, kinds).where(onSale),
      index('used_cars_registered').on(registeredOn, id, priceYuan, mileageKm, kinds).where(onSale),
      // The filters most visitors begin with, in the two orders they look at.
      index('used_cars_brand_newest')
        .on(brandId, publishedAt, id, priceYuan, mileageKm, registeredOn, kinds, cityCode)
        .where(onSale),
      index('used_cars_brand_price').on(brandId, priceYuan, id, mileageKm, registeredOn, kinds).where(onSale),
      index('used_cars_city_newest')
        .on(cityCode, publishedAt, id, priceYuan, mileageKm, registeredOn, kinds)
        .where(onSale),
      index('used_cars_city_price').on(cityCode, priceYuan, id, mileageKm, registeredOn, kinds).where(onSale),
      index('used_cars_province_newest')
        .on(provinceCode, publishedAt, id, priceYuan, mileageKm, registeredOn, kinds)
        .where(onSale),
      // Also for similar cars: up and down from the price of the original.
      index('used_cars_series_price')
        .on(seriesId, priceYuan, id, publishedAt, mileageKm, registeredOn, kinds)
        .where(onSale),
      index('used_cars_level_price')
        .on(level, priceYuan, id, publishedAt, mileageKm, registeredOn, kinds)
        .where(onSale),
      index('used_cars_any_traits').using('gin', table.traits).where(onSale),
      index('used_cars_model').on(table.modelId).where(onSale),
      index('used_cars_dealer').on(table.dealerId).where(onSale),
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
