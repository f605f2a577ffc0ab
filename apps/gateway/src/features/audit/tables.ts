import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idOf, moment, now, ownId } from '../../db/columns.ts';

/* Nothing here is ever changed or deleted: the database refuses it (see the migration that made these tables). */

export type ActorKind = 'member' | 'operator' | 'dealer' | 'supplier' | 'provider' | 'system';

/** Who did what to whose data. It outlives the member, whose number alone it knows. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: ownId(),
    at: moment('at').notNull().default(now),
    /** Who did it, or who was given something. */
    actorKind: text('actor_kind').$type<ActorKind>().notNull(),
    actorName: text('actor_name').notNull(),
    /** What was done, as `phone.handed`. */
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** Whose data it is; null: nobody's who has an account. */
    memberId: idOf('member_id'),
    /** Never a whole phone or ID number. */
    facts: jsonb('facts').$type<Record<string, string>>().notNull(),
  },
  (table) => [
    index('audit_log_by_time').on(table.at),
    index('audit_log_of_member').on(table.memberId, table.at),
  ],
);

/** The place of every entry in the chain, counted from 1. */
export const auditLinks = pgTable('audit_links', {
  seq: integer('seq').primaryKey(),
  entryId: idOf('entry_id').notNull().unique(),
  hash: text('hash').notNull(),
});

/** How far the chain had come on a day, signed by the platform. */
export const auditHeads = pgTable('audit_heads', {
  day: date('day', { mode: 'string' }).primaryKey(),
  statement: text('statement').notNull(),
  signature: text('signature').notNull(),
  keyId: text('key_id').notNull(),
});
