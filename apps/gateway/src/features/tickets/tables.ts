import { TICKET_STATUSES, type TicketStatus, type TicketTopic } from '@cheyantong/domain';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf, moment, now, ownId } from '../../db/columns.ts';
import { members } from '../account/tables.ts';

const STATUSES = Object.keys(TICKET_STATUSES) as [TicketStatus, ...TicketStatus[]];

/** Somebody wrote to us. It holds the consent it was given with, and how far it has got. */
export const tickets = pgTable(
  'tickets',
  {
    id: ownId(),
    /** Says nothing about how many there are, and cannot be guessed. */
    number: text('number').notNull().unique(),
    memberId: idOf('member_id').references(() => members.id, { onDelete: 'cascade' }),
    topic: text('topic').$type<TicketTopic>().notNull(),
    reference: text('reference'),
    name: text('name'),
    phone: text('phone'),
    content: text('content').notNull(),
    /** Of whoever asks on one day: says that two tickets are of one asker, and nothing else. */
    asker: text('asker').notNull(),
    /** Of all that was written. */
    digest: text('digest').notNull(),
    consentVersion: text('consent_version').notNull(),
    status: text('status', { enum: STATUSES }).notNull().default('received'),
    createdAt: moment('created_at').notNull().default(now),
    /** Of its last event. */
    movedAt: moment('moved_at').notNull().default(now),
  },
  (table) => [
    uniqueIndex('tickets_once_a_day').on(table.asker, table.digest),
    index('tickets_of_member').on(table.memberId, table.createdAt),
    index('tickets_by_status').on(table.status, table.movedAt),
  ],
);

/** What happened to a ticket, in order; nothing of it is ever changed. */
export const ticketEvents = pgTable(
  'ticket_events',
  {
    id: ownId(),
    ticketId: idOf('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: STATUSES }).notNull(),
    /** What was answered, or why it ended. */
    words: text('words'),
    at: moment('at').notNull().default(now),
  },
  (table) => [index('ticket_events_of_ticket').on(table.ticketId, table.id)],
);
