import { bigint, cidr, index, inet, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idOf, moment, now } from '../../db/columns.ts';

export const members = pgTable('members', {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 10001 }),
  mobile: text('mobile').notNull().unique(),
  nickName: text('nick_name').notNull(),
  avatarUrl: text('avatar_url'),
  status: text('status', { enum: ['active', 'frozen', 'closed'] })
    .notNull()
    .default('active'),
  createdAt: moment('created_at').notNull().default(now),
});

/** A logged-in browser. Only the hash of its token is kept: a leaked table logs nobody in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What its owner calls it by; the token's hash is nobody's business. */
    id: idOf('id').notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
    memberId: bigint('member_id', { mode: 'bigint' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    network: cidr('network'),
    createdAt: moment('created_at').notNull().default(now),
    lastUsedAt: moment('last_used_at').notNull().default(now),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_member').on(table.memberId), index('sessions_expiry').on(table.expiresAt)],
);

/** Devices a member has logged in on, by what they call themselves: from another one, they are told. */
export const knownDevices = pgTable(
  'known_devices',
  {
    memberId: idOf('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    lastUsedAt: moment('last_used_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.device] })],
);

/**
 * The one code that is good for a phone, a purpose and whoever asked for it; a new one replaces it. Tries of others are
 * not tries of this code, so nobody can void a code by guessing.
 */
export const smsCodes = pgTable(
  'sms_codes',
  {
    phone: text('phone').notNull(),
    purpose: text('purpose', { enum: ['login', 'lead', 'oldPhone', 'newPhone', 'closing'] }).notNull(),
    /** The hash of the browser's id, or the member. */
    askedBy: text('asked_by').notNull(),
    /** Callers that keep no cookie are known by the network they ask from. */
    network: cidr('network').notNull(),
    codeHash: text('code_hash').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    /** Wrong tries of callers without an id from the same network: they cannot void it for the one with the id. */
    namelessTries: integer('nameless_tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.phone, table.purpose, table.askedBy] })],
);

/** Every message sent, counted before the vendor is called; the budgets read from here on every server. */
export const smsSends = pgTable(
  'sms_sends',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    phone: text('phone').notNull(),
    /** Where it was asked for from. Nobody asks for a notice, so it has neither. */
    address: inet('address'),
    network: cidr('network'),
    /** The name of the task that the browser solved for it: each pays for one message. */
    work: text('work').unique('sms_sends_work'),
    sentAt: moment('sent_at').notNull().default(now),
  },
  (table) => [
    index('sms_sends_phone').on(table.phone, table.sentAt),
    index('sms_sends_address').on(table.address, table.sentAt),
    index('sms_sends_network').on(table.network, table.sentAt),
    index('sms_sends_time').on(table.sentAt),
  ],
);
