import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idOf, moment, now } from '../../db/columns.ts';
import { members } from '../account/tables.ts';

/** The newest archive of each member's data. */
export const dataExports = pgTable(
  'data_exports',
  {
    memberId: idOf('member_id')
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['preparing', 'ready', 'failed'] }).notNull(),
    requestedAt: moment('requested_at').notNull().default(now),
    readyAt: moment('ready_at'),
    /** Of the feature `files`, which keeps the bytes. */
    fileId: text('file_id'),
    bytes: integer('bytes'),
  },
  (table) => [index('data_exports_by_age').on(table.requestedAt)],
);
