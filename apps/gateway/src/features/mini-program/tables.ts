import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idOf, moment, now } from '../../db/columns.ts';
import { members } from '../account/tables.ts';

/** Who a member is at WeChat. One openid is one member; a member may come with several, from two phones. */
export const openids = pgTable(
  'mini_program_openids',
  {
    /** An openid means nothing beyond the mini-program that it was given in. */
    appId: text('app_id').notNull(),
    openid: text('openid').notNull(),
    memberId: idOf('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    boundAt: moment('bound_at').notNull().default(now),
    lastUsedAt: moment('last_used_at').notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.openid] }),
    index('mini_program_openids_of_member').on(table.memberId),
  ],
);

/** A login on its way from the mini-program's own pages to ours. Only its hash is kept. */
export const miniTickets = pgTable(
  'mini_program_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    /** The hash of a secret that only the page knows which asked for the login. */
    challenge: text('challenge').notNull(),
    /** Of the mini-program itself: it must still be good when the ticket is redeemed. No foreign key, so that ending it waits for no ticket. */
    sessionId: idOf('session_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('mini_program_tickets_expiry').on(table.expiresAt)],
);
