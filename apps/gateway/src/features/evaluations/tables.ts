import type { EditionDocument } from '@cheyantong/contract/edition';
import type { EnergyType } from '@cheyantong/domain';
import type { Findings, Readings, Scored } from '@cheyantong/evaluation';
import { date, index, integer, jsonb, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { bytes, idOf, moment, now, ownId } from '../../db/columns.ts';
import type { EvaluationFacts } from './facts.ts';

/** Of 100, one decimal. */
const score = (name: string) => numeric(name, { precision: 4, scale: 1, mode: 'number' }).notNull();

/** Protocol editions as they were published. A change after somebody was judged by one is a new revision. */
export const evaluationEditions = pgTable(
  'evaluation_editions',
  {
    id: ownId(),
    programmeCode: text('programme_code').notNull(),
    code: text('code').notNull(),
    revision: integer('revision').notNull(),
    document: jsonb('document').$type<EditionDocument>().notNull(),
    /** SHA-256 of the canonical document. */
    digest: text('digest').notNull(),
    publishedAt: moment('published_at').notNull().default(now),
  },
  (table) => [unique('evaluation_edition_revision').on(table.programmeCode, table.code, table.revision)],
);

/** A tested car. What lists filter and sort by is written from its newest revision, in the same transaction. */
export const evaluations = pgTable(
  'evaluations',
  {
    id: ownId(),
    /** The words of its address. */
    slug: text('slug').notNull().unique(),
    /** The number of the result, for whoever checks it. */
    code: text('code').notNull().unique(),
    facts: jsonb('facts').$type<EvaluationFacts>().notNull(),
    programmeCode: text('programme_code').notNull(),
    editionCode: text('edition_code').notNull(),
    maker: text('maker').notNull(),
    brand: text('brand').notNull(),
    series: text('series').notNull(),
    level: text('level').notNull(),
    energy: text('energy').$type<EnergyType>().notNull(),
    /** Names of maker, series and trim in small letters: what words are looked for in. */
    words: text('words').notNull(),
    revision: integer('revision').notNull(),
    total: score('total'),
    stars: integer('stars').notNull(),
    areaScores: jsonb('area_scores').$type<Record<string, number>>().notNull(),
    publishedAt: moment('published_at').notNull(),
    revisedAt: moment('revised_at'),
    /** Readers of days whose visitors are forgotten. */
    earlierViews: integer('earlier_views').notNull().default(0),
  },
  (table) => [
    index('evaluations_newest').on(table.programmeCode, table.editionCode, table.publishedAt),
    index('evaluations_series').on(table.brand, table.series),
  ],
);

/** Every state a result was published in: what was read, and what its edition makes of it. */
export const evaluationRevisions = pgTable(
  'evaluation_revisions',
  {
    evaluationId: idOf('evaluation_id')
      .notNull()
      .references(() => evaluations.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    editionId: idOf('edition_id')
      .notNull()
      .references(() => evaluationEditions.id),
    publishedAt: moment('published_at').notNull(),
    /** Null: as first published. */
    reason: text('reason'),
    readings: jsonb('readings').$type<Readings>().notNull(),
    findings: jsonb('findings').$type<Findings>().notNull(),
    /** Computed, never typed. */
    scored: jsonb('scored').$type<Scored>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.evaluationId, table.revision] })],
);

/** Signed papers, one for each published state; printed when first asked for. */
export const evaluationCertificates = pgTable('evaluation_certificates', {
  /** The number of the result; that of a correction ends in its revision. */
  code: text('code').primaryKey(),
  evaluationId: idOf('evaluation_id')
    .notNull()
    .references(() => evaluations.id, { onDelete: 'cascade' }),
  document: text('document').notNull(),
  pdf: bytes('pdf').notNull(),
  statement: text('statement').notNull(),
  signature: text('signature').notNull(),
  algorithm: text('algorithm').$type<'Ed25519' | 'SM2'>().notNull(),
  keyId: text('key_id').notNull(),
});

/** One row a reader, evaluation and day. */
export const evaluationViews = pgTable(
  'evaluation_views',
  {
    evaluationId: idOf('evaluation_id')
      .notNull()
      .references(() => evaluations.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** Says that two views are of one reader that day, and nothing else. */
    reader: text('reader').notNull(),
  },
  (table) => [primaryKey({ columns: [table.evaluationId, table.day, table.reader] })],
);
