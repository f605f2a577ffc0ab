import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { ownId } from '../../db/columns.ts';

/** Who sells the cars or the parts, and where its leads go. */
export const dealers = pgTable(
  'dealers',
  {
    id: ownId(),
    name: text('name').notNull().unique(),
    trade: text('trade', { enum: ['usedCars', 'reusedParts'] })
      .notNull()
      .default('usedCars'),
    cityCode: text('city_code').notNull(),
    cityName: text('city_name').notNull(),
    address: text('address'),
    phone: text('phone'),
    /** Its own endpoint for leads; signed with the secret. */
    webhookUrl: text('webhook_url'),
    webhookSecret: text('webhook_secret'),
    /** By which it may remanufacture parts; null: it may not. */
    remanufactureLicence: text('remanufacture_licence'),
  },
  (table) => [unique('dealers_with_licence').on(table.id, table.remanufactureLicence)],
);
