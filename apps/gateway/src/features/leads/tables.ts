import type { AgreementId, IntentionType } from '@cheyantong/domain';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idOf, moment, now, ownId } from '../../db/columns.ts';
import { members } from '../account/tables.ts';
import { dealers } from '../dealers/tables.ts';
import { parts } from '../parts/tables.ts';
import { usedCars } from '../used-cars/tables.ts';

/** Somebody wants to be called. It holds the consent it was given with, and how far it has got. */
export const leads = pgTable(
  'leads',
  {
    id: ownId(),
    memberId: idOf('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    intention: text('intention').$type<IntentionType>().notNull(),
    phone: text('phone').notNull(),
    vehicleId: idOf('vehicle_id').references(() => usedCars.id),
    partId: idOf('part_id').references(() => parts.id),
    /** A part by its name, or the kind of part that is looked for. */
    partName: text('part_name'),
    quantity: integer('quantity'),
    dealerId: idOf('dealer_id')
      .notNull()
      .references(() => dealers.id),
    brandCode: text('brand_code'),
    brandName: text('brand_name'),
    seriesCode: text('series_code'),
    seriesName: text('series_name'),
    modelCode: text('model_code'),
    modelName: text('model_name'),
    provinceCode: text('province_code'),
    provinceName: text('province_name'),
    cityCode: text('city_code'),
    cityName: text('city_name'),
    recordDate: text('record_date'),
    mileageKm: integer('mileage_km'),
    consentDocument: text('consent_document').$type<AgreementId>().notNull(),
    consentVersion: text('consent_version').notNull(),
    consentedAt: moment('consented_at').notNull().default(now),
    status: text('status', { enum: ['queued', 'delivered', 'undeliverable', 'withdrawn'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastProblem: text('last_problem'),
    createdAt: moment('created_at').notNull().default(now),
    deliveredAt: moment('delivered_at'),
    withdrawnAt: moment('withdrawn_at'),
    /** When the dealer confirmed that it has forgotten a lead it had, or may have had. */
    withdrawalToldAt: moment('withdrawal_told_at'),
  },
  (table) => [
    index('leads_of_member').on(table.memberId, table.createdAt),
    index('leads_by_status').on(table.status, table.createdAt),
    index('leads_of_dealer').on(table.dealerId, table.createdAt),
  ],
);

/** What dealers say they did with the number of a lead; each says it once. */
export const leadAnswers = pgTable(
  'lead_answers',
  {
    leadId: idOf('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    answerId: text('answer_id').notNull(),
    event: text('event', { enum: ['viewed', 'called'] }).notNull(),
    /** The number of somebody at the dealer's. */
    staff: text('staff'),
    /** How long a call was. */
    seconds: integer('seconds'),
    at: moment('at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.leadId, table.answerId] })],
);
