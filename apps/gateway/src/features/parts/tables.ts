import { ASSEMBLY_PATTERN, type PartCondition, type PartGrade, UNSELLABLE_PATTERN } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { idOf, moment, now, ownId } from '../../db/columns.ts';
import { dealers } from '../dealers/tables.ts';
import { lastChange, sitemapPiece } from '../sitemap/index.ts';
import { series } from '../vehicles/tables.ts';

/** Kinds of parts in two levels: groups have no parent, types have one. */
export const partTypes = pgTable(
  'part_types',
  {
    id: ownId(),
    parentId: idOf('parent_id').references((): AnyPgColumn => partTypes.id),
    name: text('name').notNull(),
    sort: integer('sort').notNull().default(0),
    /** The drawing that stands for it where there is no photograph. */
    drawing: text('drawing'),
    /** One of the five that only remanufacturers may have; its name tells, whoever writes it. */
    assembly: boolean('assembly')
      .notNull()
      .generatedAlwaysAs(sql.raw(`name ~ '${ASSEMBLY_PATTERN}'`)),
  },
  (table) => [
    unique('part_types_of_group').on(table.parentId, table.name).nullsNotDistinct(),
    unique('part_types_by_assembly').on(table.id, table.assembly),
    check('part_types_may_be_sold', sql.raw(`name !~ '${UNSELLABLE_PATTERN}'`)),
  ],
);

/** Who takes scrapped vehicles apart, by licence. */
export const dismantlers = pgTable('dismantlers', {
  id: ownId(),
  name: text('name').notNull().unique(),
  licenseNo: text('license_no'),
  address: text('address'),
});

/** One thing that was looked at before the part was offered. */
export interface PartTest {
  name: string;
  standard: string | null;
  result: string;
  passed: boolean;
}

/** Lists show nothing else. */
const onSale = sql`status = 'onSale'`;

/** A part taken from a scrapped vehicle or remanufactured, or several equal ones. */
export const parts = pgTable(
  'parts',
  {
    id: ownId(),
    /** What makes an offer the same offer when it is loaded again. */
    sourceKey: text('source_key').notNull().unique(),
    typeId: idOf('type_id')
      .notNull()
      .references(() => partTypes.id),
    /** What its kind says of itself; written here so that a rule of this table can ask. */
    ofAssembly: boolean('of_assembly').notNull().default(false),
    condition: text('condition').$type<PartCondition>().notNull().default('reused'),
    name: text('name').notNull(),
    /** The car it fits first of all, in words. */
    modelName: text('model_name').notNull(),
    oeNo: text('oe_no'),
    /** Null: the supplier names it when asked. */
    priceCents: integer('price_cents'),
    newPriceCents: integer('new_price_cents'),
    /** Of a reused part; a remanufactured one is like new. */
    grade: text('grade').$type<PartGrade>(),
    stock: integer('stock').notNull().default(1),
    /** Pieces of the stock that buyers have asked for and are held for them. */
    reserved: integer('reserved').notNull().default(0),
    warrantyMonths: smallint('warranty_months').notNull().default(0),
    supplierId: idOf('supplier_id')
      .notNull()
      .references(() => dealers.id),
    /** The supplier's own, by which it remanufactured this. */
    remanufactureLicence: text('remanufacture_licence'),
    dismantlerId: idOf('dismantler_id').references(() => dismantlers.id),
    traceCode: text('trace_code').unique(),
    donorBrand: text('donor_brand'),
    donorModel: text('donor_model'),
    donorVin: text('donor_vin'),
    donorMileageKm: integer('donor_mileage_km'),
    scrappedOn: date('scrapped_on', { mode: 'string' }),
    tests: jsonb('tests').$type<PartTest[]>().notNull().default([]),
    /** Paragraphs, one a line. */
    description: text('description').notNull().default(''),
    status: text('status', { enum: ['onSale', 'sold', 'off'] })
      .notNull()
      .default('onSale'),
    publishedAt: moment('published_at').notNull().default(now),
    /** When its offer was last corrected; a trigger sees to it. */
    revisedAt: moment('revised_at'),
    /** The OE number as it is compared: no blanks, no dashes, capitals. */
    oeKey: text('oe_key').generatedAlwaysAs(sql`upper(regexp_replace(oe_no, '[^0-9A-Za-z]', '', 'g'))`),
    /** Every character and every two neighbours of what words are looked for in, so that an index finds any of them. */
    tokens: text('tokens')
      .array()
      .notNull()
      .generatedAlwaysAs(sql`part_tokens(name || ' ' || model_name || ' ' || coalesce(oe_no, ''))`),
  },
  (table) => [
    index('parts_newest').on(table.publishedAt, table.id).where(onSale),
    index('parts_in_sitemap').on(sitemapPiece(table), lastChange(table)).where(onSale),
    index('parts_cheapest')
      .on(table.priceCents.asc().nullsLast(), table.id.desc().nullsFirst())
      .where(onSale),
    index('parts_dearest')
      .on(table.priceCents.desc().nullsLast(), table.id.desc().nullsFirst())
      .where(onSale),
    // With what is asked of a type, so that no part has to be looked at.
    index('parts_of_type_and_grade')
      .on(table.typeId, table.publishedAt, table.id, table.grade, table.condition)
      .where(onSale),
    index('parts_of_grade').on(table.grade, table.publishedAt, table.id).where(onSale),
    index('parts_of_supplier').on(table.supplierId),
    index('parts_on_sale_of_supplier').on(table.supplierId, table.publishedAt, table.id).where(onSale),
    index('parts_by_oe').on(table.oeKey.op('text_pattern_ops')),
    index('parts_by_tokens').using('gin', table.tokens),
    foreignKey({
      name: 'parts_of_assembly',
      columns: [table.typeId, table.ofAssembly],
      foreignColumns: [partTypes.id, partTypes.assembly],
    }),
    foreignKey({
      name: 'parts_by_licence',
      columns: [table.supplierId, table.remanufactureLicence],
      foreignColumns: [dealers.id, dealers.remanufactureLicence],
    }).onUpdate('cascade'),
    check('parts_reserved_counted', sql`${table.reserved} >= 0`),
    check(
      'parts_assemblies_remanufactured',
      sql`not ${table.ofAssembly} or ${table.condition} = 'remanufactured'`,
    ),
    check(
      'parts_remanufactured_by_licence',
      sql`${table.condition} = 'reused' or ${table.status} <> 'onSale' or ${table.remanufactureLicence} is not null`,
    ),
    check('parts_reused_have_a_grade', sql`(${table.condition} = 'reused') = (${table.grade} is not null)`),
  ],
);

/** Pieces held for somebody; what is given back is deleted. */
export const partReservations = pgTable(
  'part_reservations',
  {
    holder: text('holder').primaryKey(),
    partId: idOf('part_id')
      .notNull()
      .references(() => parts.id),
    quantity: integer('quantity').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('part_reservations_overdue').on(table.expiresAt)],
);

/** Which cars a part can be fitted to. */
export const partFits = pgTable(
  'part_fits',
  {
    partId: idOf('part_id')
      .notNull()
      .references(() => parts.id, { onDelete: 'cascade' }),
    seriesId: idOf('series_id')
      .notNull()
      .references(() => series.id),
    yearFrom: smallint('year_from').notNull(),
    yearTo: smallint('year_to').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partId, table.seriesId, table.yearFrom] }),
    index('part_fits_of_series').on(table.seriesId, table.partId),
  ],
);
