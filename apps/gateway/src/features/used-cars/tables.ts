import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { idOf, moment, now, ownId } from '../../db/columns.ts';
import { members } from '../account/tables.ts';
import { brands, models, series } from '../vehicles/tables.ts';

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

/** Each word with what it is about: 其他 is an energy as well as a colour. */
export const TRAITS = {
  energy: '能源',
  gearbox: '变速箱',
  emission: '排放',
  level: '级别',
  body: '车身',
  color: '颜色',
} as const;

const traitsOf = sql.raw(
  `array_remove(array[${Object.entries(TRAITS)
    .map(([column, about]) => `'${about}:' || ${column}`)
    .join(', ')}], null)`,
);

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
    /** The words above in one list, so that one index finds any combination of them. */
    traits: text('traits').array().generatedAlwaysAs(traitsOf),
  },
  (table) => {
    const onSale = sql`status = 'onSale'`;
    // Every index ascends: read backwards it gives what "order by … desc" asks for, nulls included.
    return [
      // The four orders of the showroom. The figures behind the id are no order: with them in the index, cars out of
      // the wanted range are passed over without being fetched.
      index('used_cars_newest')
        .on(table.publishedAt, table.id, table.priceYuan, table.mileageKm, table.registeredOn)
        .where(onSale),
      index('used_cars_price')
        .on(table.priceYuan, table.id, table.mileageKm, table.registeredOn)
        .where(onSale),
      index('used_cars_mileage')
        .on(table.mileageKm, table.id, table.priceYuan, table.registeredOn)
        .where(onSale),
      index('used_cars_registered')
        .on(table.registeredOn, table.id, table.priceYuan, table.mileageKm)
        .where(onSale),
      // The filters most visitors begin with, in the two orders they look at; the price ones also find similar cars.
      index('used_cars_brand_newest').on(table.brandId, table.publishedAt, table.id).where(onSale),
      index('used_cars_brand_price').on(table.brandId, table.priceYuan, table.id).where(onSale),
      index('used_cars_city_newest').on(table.cityCode, table.publishedAt, table.id).where(onSale),
      index('used_cars_city_price').on(table.cityCode, table.priceYuan, table.id).where(onSale),
      index('used_cars_series_price').on(table.seriesId, table.priceYuan, table.id).where(onSale),
      index('used_cars_level_price').on(table.level, table.priceYuan, table.id).where(onSale),
      index('used_cars_traits').using('gin', table.traits).where(onSale),
      index('used_cars_model').on(table.modelId).where(onSale),
      index('used_cars_province').on(table.provinceCode).where(onSale),
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
