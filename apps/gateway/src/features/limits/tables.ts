import { index, inet, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** How often an address has used a limited call in a minute; all servers count here. */
export const callCounts = pgTable(
  'call_counts',
  {
    call: text('call').notNull(),
    address: inet('address').notNull(),
    minute: moment('minute').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.call, table.address, table.minute] }),
    index('call_counts_minute').on(table.minute),
  ],
);
