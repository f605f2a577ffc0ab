import { bigint, index, inet, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, now } from '../../db/columns.ts';

export const members = pgTable('members', {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 10001 }),
  mobile: text('mobile').notNull().unique(),
  nickName: text('nick_name').notNull(),
  avatarUrl: text('avatar_url'),
  status: text('status', { enum: ['active', 'frozen'] })
    .notNull()
    .default('active'),
  createdAt: moment('created_at').notNull().default(now),
});

/** A logged-in browser. Only the hash of its token is kept: a leaked table logs nobody in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().default(now),
    lastUsedAt: moment('last_used_at').notNull().default(now),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_member').on(table.memberId), index('sessions_expiry').on(table.expiresAt)],
);

/** The one code that is good for a phone and purpose now; a new one replaces it. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    phone: text('phone').notNull(),
    purpose: text('purpose', { enum: ['login', 'lead'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.phone, table.purpose] })],
);

/** Every message sent, counted before the vendor is called; the limits read from here on every server. */
export const smsSends = pgTable(
  'sms_sends',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    phone: text('phone').notNull(),
    address: inet('address').notNull(),
    sentAt: moment('sent_at').notNull().default(now),
  },
  (table) => [
    index('sms_sends_phone').on(table.phone, table.sentAt),
    index('sms_sends_address').on(table.address, table.sentAt),
  ],
);
