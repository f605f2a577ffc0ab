import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idOf, moment, now } from '../../db/columns.ts';
import { CRYPTO_SUITES } from '../../sealing/file-keys.ts';
import { members } from '../account/tables.ts';

/** Everything that lies in the storage, and how it is sealed there. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    /** Whose it is; null for what the portal itself keeps. */
    memberId: idOf('member_id').references(() => members.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    /** SHA-256 of what was sealed. */
    digest: text('digest').notNull(),
    /** Where it lies. A file that is sealed anew lies elsewhere from then on. */
    storageKey: text('storage_key').notNull().unique(),
    suite: text('suite', { enum: CRYPTO_SUITES }).notNull(),
    keyId: text('key_id').notNull(),
    /** writing: its bytes may be on their way · kept: they are there · released: the sweep deletes them. */
    status: text('status', { enum: ['writing', 'kept', 'released'] })
      .notNull()
      .default('writing'),
    /** What it is used for; what has no use after a day is deleted. */
    purpose: text('purpose'),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    index('files_of_member').on(table.memberId, table.createdAt),
    index('files_to_sweep').on(table.status, table.createdAt).where(sql`status <> 'kept' or purpose is null`),
    index('files_by_key').on(table.keyId, table.suite, table.id),
  ],
);

/** A file that comes in pieces. Each piece is a file of its own until all of them have come. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    memberId: idOf('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    /** SHA-256 that the whole should have. */
    digest: text('digest').notNull(),
    receivedBytes: integer('received_bytes').notNull().default(0),
    pieces: jsonb('pieces').$type<string[]>().notNull().default([]),
    fileId: uuid('file_id'),
    createdAt: moment('created_at').notNull().default(now),
  },
  (table) => [
    uniqueIndex('uploads_of_member').on(table.memberId, table.digest, table.size),
    index('uploads_by_age').on(table.createdAt),
  ],
);
