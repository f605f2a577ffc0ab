import type { AgreementId } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import { date, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf, moment, now, ownId } from '../../db/columns.ts';
import { members } from '../account/tables.ts';
import type { Block } from './read-agreement.ts';

/** Every version of every document, as it was published. One that has taken effect is never changed. */
export const agreementVersions = pgTable(
  'agreement_versions',
  {
    document: text('document').$type<AgreementId>().notNull(),
    /** The day on which it takes effect, in Beijing. */
    version: date('version', { mode: 'string' }).notNull(),
    announcedOn: date('announced_on', { mode: 'string' }).notNull(),
    changes: text('changes').notNull(),
    blocks: jsonb('blocks').$type<Block[]>().notNull(),
    publishedAt: moment('published_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.document, table.version] })],
);

/** Who agreed to which version, when, on what occasion, and when they took it back. */
export const consents = pgTable(
  'consents',
  {
    id: ownId(),
    memberId: idOf('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    document: text('document').$type<AgreementId>().notNull(),
    version: date('version', { mode: 'string' }).notNull(),
    occasion: text('occasion').notNull(),
    givenAt: moment('given_at').notNull().default(now),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    // What was taken back stays as it was; to agree once more is another row.
    uniqueIndex('consents_of_member')
      .on(table.memberId, table.document, table.version)
      .where(sql`withdrawn_at is null`),
  ],
);
