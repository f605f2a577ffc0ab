import type { TracedObject, TraceState, TraceTrade } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import { date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idOf, moment, now } from '../../db/columns.ts';
import { members } from '../account/tables.ts';

/* What is recorded is never changed and never deleted: the database refuses it (see the migration that made these tables). */

/** Enterprises that sign. */
export const traceActors = pgTable('trace_actors', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  trade: text('trade').$type<TraceTrade>().notNull(),
  city: text('city').notNull(),
  licence: text('licence'),
  registeredAt: moment('registered_at').notNull().default(now),
});

export const traceKeys = pgTable('trace_keys', {
  /** The beginning of the key's own digest. */
  keyId: text('key_id').primaryKey(),
  actor: text('actor')
    .notNull()
    .references(() => traceActors.code),
  algorithm: text('algorithm', { enum: ['Ed25519', 'SM2'] }).notNull(),
  /** PEM (Ed25519) or hex (SM2). */
  publicKey: text('public_key').notNull(),
  since: moment('since').notNull().default(now),
});

/** What a key signed before stays good. */
export const traceKeyRevocations = pgTable('trace_key_revocations', {
  keyId: text('key_id')
    .primaryKey()
    .references(() => traceKeys.keyId),
  reason: text('reason').notNull(),
  revokedAt: moment('revoked_at').notNull().default(now),
});

/** Every step of every chain, as it was signed. */
export const traceEvents = pgTable(
  'trace_events',
  {
    code: text('code').notNull(),
    seq: integer('seq').notNull(),
    text: text('text').notNull(),
    hash: text('hash').notNull(),
    signature: text('signature').notNull(),
    keyId: text('key_id').notNull(),
    recordedAt: moment('recorded_at').notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.seq] }),
    index('trace_events_recorded').on(table.recordedAt),
  ],
);

/** What only the owner reads. The law may ask for it to be erased: a chain holds without it. */
export const traceSealed = pgTable(
  'trace_sealed',
  {
    code: text('code').notNull(),
    seq: integer('seq').notNull(),
    salt: text('salt').notNull(),
    facts: jsonb('facts').$type<Record<string, string>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.seq] }),
    index('trace_sealed_vin').on(sql`(${table.facts} ->> 'vin')`),
  ],
);

/** Where every chain has come to: what the next event is measured by. */
export const traceSubjects = pgTable('trace_subjects', {
  code: text('code').primaryKey(),
  object: text('object').$type<TracedObject>().notNull(),
  state: text('state').$type<TraceState>().notNull(),
  length: integer('length').notNull(),
  head: text('head').notNull(),
});

/** What was published about all chains at the end of a day. */
export const traceRoots = pgTable('trace_roots', {
  day: date('day', { mode: 'string' }).primaryKey(),
  statement: text('statement').notNull(),
  signature: text('signature').notNull(),
  keyId: text('key_id').notNull(),
  publishedAt: moment('published_at').notNull().default(now),
});

/** The chains that had grown by a day; a day's tree stands on the newest leaf of each chain until then. */
export const traceLeaves = pgTable(
  'trace_leaves',
  {
    code: text('code').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    length: integer('length').notNull(),
    head: text('head').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.day] }),
    index('trace_leaves_of_day').on(table.day),
    foreignKey({ columns: [table.day], foreignColumns: [traceRoots.day] }),
  ],
);

/** Who looked up a code, once an hour. The visitor is a digest that nobody can follow to the next day. */
export const traceLookUps = pgTable(
  'trace_look_ups',
  {
    code: text('code').notNull(),
    visitor: text('visitor').notNull(),
    hour: moment('hour').notNull(),
    lookedAt: moment('looked_at').notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.hour, table.visitor] }),
    index('trace_look_ups_of_code').on(table.code, table.lookedAt),
    index('trace_look_ups_by_age').on(table.lookedAt),
  ],
);

/** What is left of look-ups that were purged: how many they were, and when the first came. */
export const traceLookUpTotals = pgTable('trace_look_up_totals', {
  code: text('code').primaryKey(),
  lookUps: integer('look_ups').notNull(),
  firstAt: moment('first_at').notNull(),
});

/** Members who proved by VIN and engine number that the object is theirs. */
export const traceOwners = pgTable(
  'trace_owners',
  {
    code: text('code').notNull(),
    memberId: idOf('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    provedAt: moment('proved_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.code, table.memberId] })],
);
