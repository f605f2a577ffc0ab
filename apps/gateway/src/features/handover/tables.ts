import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** A page on its way from one device to another. It names a page and nobody: who may see it is asked there. */
export const handovers = pgTable(
  'handovers',
  {
    sceneHash: text('scene_hash').primaryKey(),
    watchHash: text('watch_hash').notNull().unique(),
    path: text('path').notNull(),
    expiresAt: moment('expires_at').notNull(),
    openedAt: moment('opened_at'),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [index('handovers_expiry').on(table.expiresAt)],
);
