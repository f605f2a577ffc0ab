import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { idOf, ownId } from '../../db/columns.ts';
import { brands } from '../vehicles/tables.ts';

/** Kinds of service; ids are those of the specification (102, 103, 3, 6, 109) and ours below them. */
export const categories = pgTable('categories', {
  id: text('id').primaryKey(),
  parentId: text('parent_id').notNull().default('0'),
  name: text('name').notNull(),
  level: integer('level').notNull(),
  sort: integer('sort').notNull().default(0),
  visible: boolean('visible').notNull().default(true),
});

/** Institutions that do the work. */
export const providers = pgTable('providers', {
  id: ownId(),
  /** A short name that never changes; the provider's signing secret and callbacks go by it. */
  code: text('code').notNull().unique(),
  brandName: text('brand_name').notNull(),
  logoUrl: text('logo_url').notNull(),
  appLink: text('app_link').notNull(),
  note: text('note'),
  sort: integer('sort').notNull().default(0),
  demo: boolean('demo').notNull().default(false),
});

/** What one provider offers of one kind. */
export const spus = pgTable(
  'spus',
  {
    id: ownId(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    providerId: idOf('provider_id')
      .notNull()
      .references(() => providers.id),
    name: text('name').notNull(),
    description: text('description'),
    detailHtml: text('detail_html').notNull().default(''),
    attributes: jsonb('attributes').$type<{ name: string; value: string }[]>().notNull().default([]),
    refundRule: text('refund_rule').notNull(),
    /** Every make; otherwise only those in spu_brands. */
    coversAllBrands: boolean('covers_all_brands').notNull().default(false),
    onShelf: boolean('on_shelf').notNull().default(true),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [
    index('spus_of_category').on(table.categoryId, table.sort),
    index('spus_of_provider').on(table.providerId),
  ],
);

/** Makes that an offer covers. */
export const spuBrands = pgTable(
  'spu_brands',
  {
    spuId: idOf('spu_id')
      .notNull()
      .references(() => spus.id, { onDelete: 'cascade' }),
    brandId: idOf('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.spuId, table.brandId] })],
);

/** What can be bought, at which price. */
export const skus = pgTable(
  'skus',
  {
    id: ownId(),
    spuId: idOf('spu_id')
      .notNull()
      .references(() => spus.id),
    skuSn: text('sku_sn').notNull().unique(),
    name: text('name').notNull(),
    description: text('description'),
    priceCents: integer('price_cents').notNull(),
    originPriceCents: integer('origin_price_cents').notNull(),
    /** How many may still be sold; null where nothing runs out, as with reports. */
    stock: integer('stock'),
    /** Ordered at the provider instead of here. */
    callbackUrl: text('callback_url'),
    onShelf: boolean('on_shelf').notNull().default(true),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [index('skus_of_spu').on(table.spuId, table.sort)],
);

/**
 * How often an offer was sold, in parts that are added up: orders of one offer that are paid at the same moment do not wait
 * for each other's row.
 */
export const skuSales = pgTable(
  'sku_sales',
  {
    skuId: idOf('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    part: smallint('part').notNull(),
    /** Below zero where an order was counted in another part than it was given back in. */
    sold: integer('sold').notNull(),
  },
  (table) => [primaryKey({ columns: [table.skuId, table.part] })],
);

/** Where a provider inspects cars. */
export const outlets = pgTable(
  'outlets',
  {
    id: ownId(),
    providerId: idOf('provider_id')
      .notNull()
      .references(() => providers.id),
    cityCode: text('city_code').notNull(),
    cityName: text('city_name').notNull(),
    provinceCode: text('province_code').notNull(),
    provinceName: text('province_name').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    phone: text('phone').notNull(),
    businessHours: text('business_hours').notNull(),
    longitude: doublePrecision('longitude'),
    latitude: doublePrecision('latitude'),
    serviceMode: integer('service_mode').notNull(),
    /** Cars it takes in one half-day. */
    carsPerHalfDay: integer('cars_per_half_day').notNull(),
  },
  (table) => [index('outlets_of_city').on(table.cityCode, table.providerId)],
);
