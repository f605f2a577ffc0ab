import { MESSAGE_KIND_NAMES } from '@cheyantong/domain';
import { boolean, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { idOf, moment, now, ownId } from '../../db/columns.ts';
import { members } from '../account/tables.ts';

const ofMember = () =>
  idOf('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** What the platform has told a member. */
export const messages = pgTable(
  'messages',
  {
    id: ownId(),
    memberId: ofMember(),
    kind: text('kind', { enum: MESSAGE_KIND_NAMES }).notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** A page of the portal. */
    link: text('link'),
    /** What is told under the same name is told once. */
    onceKey: text('once_key'),
    createdAt: moment('created_at').notNull().default(now),
    readAt: moment('read_at'),
  },
  (table) => [
    unique('messages_once').on(table.memberId, table.onceKey),
    index('messages_of_member').on(table.memberId, table.id),
    index('messages_by_time').on(table.createdAt),
  ],
);

/** Where a member wants it otherwise than everybody. */
export const messageSettings = pgTable(
  'message_settings',
  {
    memberId: ofMember(),
    kind: text('kind', { enum: MESSAGE_KIND_NAMES }).notNull(),
    sms: boolean('sms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
);
