import type {
  ArticleCategory,
  ConsumerTopic,
  CoverDrawing,
  NoticeLevel,
  NoticePlace,
} from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, idOf, moment, now, ownId } from '../../db/columns.ts';
import type { Attachment, Checklist, Heading, Question, Source } from './content/file-parts.ts';

/** What everything that comes from the folder of content carries; every earlier state of it is a revision. */
const fromFolder = () => ({
  id: ownId(),
  /** The file's name: what makes it the same when it is synced again. */
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  /** Of everything that came with the file; the same digest is the same text. */
  digest: text('digest').notNull(),
  revision: integer('revision').notNull().default(1),
  revisedAt: moment('revised_at'),
  withdrawnAt: moment('withdrawn_at'),
});

const revisionOf = () => ({
  revision: integer('revision').notNull(),
  digest: text('digest').notNull(),
  markdown: text('markdown').notNull(),
  syncedAt: moment('synced_at').notNull().default(now),
});

export const adverts = pgTable(
  'adverts',
  {
    ...fromFolder(),
    subtitle: text('subtitle'),
    imageUrl: text('image_url').notNull(),
    redirectUrl: text('redirect_url'),
    actionLabel: text('action_label'),
    type: integer('type').notNull(),
    activityType: integer('activity_type').notNull(),
    sort: integer('sort').notNull().default(0),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
  },
  (table) => [index('adverts_place').on(table.type, table.activityType, table.sort)],
);

export const advertRevisions = pgTable(
  'advert_revisions',
  {
    advertId: idOf('advert_id')
      .notNull()
      .references(() => adverts.id),
    ...revisionOf(),
  },
  (table) => [primaryKey({ columns: [table.advertId, table.revision] })],
);

export const notices = pgTable(
  'notices',
  {
    ...fromFolder(),
    content: text('content').notNull(),
    type: integer('type').notNull().default(1),
    level: text('level').$type<NoticeLevel>().notNull().default('M'),
    place: text('place').$type<NoticePlace>().notNull().default('home'),
    sort: integer('sort').notNull().default(99),
    publisherName: text('publisher_name').notNull(),
    /** What it is dated. */
    publishedAt: moment('published_at').notNull().default(now),
    /** The day on which what it says begins to hold. */
    effectiveOn: date('effective_on', { mode: 'string' }),
    startsAt: moment('starts_at').notNull().default(now),
    endsAt: moment('ends_at'),
    /** The article that says more. */
    articleSlug: text('article_slug'),
  },
  (table) => [index('notices_newest').on(table.publishedAt)],
);

export const noticeRevisions = pgTable(
  'notice_revisions',
  {
    noticeId: idOf('notice_id')
      .notNull()
      .references(() => notices.id),
    ...revisionOf(),
  },
  (table) => [primaryKey({ columns: [table.noticeId, table.revision] })],
);

export const articles = pgTable(
  'articles',
  {
    ...fromFolder(),
    category: text('category').$type<ArticleCategory>().notNull(),
    summary: text('summary'),
    source: text('source'),
    author: text('author'),
    tags: jsonb('tags').$type<string[]>().notNull(),
    cover: jsonb('cover').$type<{ drawing: CoverDrawing; label?: string | undefined } | null>(),
    top: boolean('top').notNull(),
    contentHtml: text('content_html').notNull(),
    headings: jsonb('headings').$type<Heading[]>().notNull(),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull(),
    /** Of a piece for consumers; null in every other category. */
    topic: text('topic').$type<ConsumerTopic>(),
    sources: jsonb('sources').$type<Source[]>(),
    questions: jsonb('questions').$type<Question[]>(),
    checklist: jsonb('checklist').$type<Checklist>(),
    /** Title, summary and text without marks, in small letters: what words are looked for in. */
    words: text('words').notNull(),
    characters: integer('characters').notNull(),
    publishedAt: moment('published_at').notNull(),
    /** Readers of days whose visitors are forgotten. */
    earlierViews: integer('earlier_views').notNull().default(0),
  },
  (table) => [index('articles_newest').on(table.category, table.publishedAt)],
);

/** Every state an article was published in, as it was written. */
export const articleRevisions = pgTable(
  'article_revisions',
  {
    articleId: idOf('article_id')
      .notNull()
      .references(() => articles.id),
    ...revisionOf(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.revision] })],
);

/** Attachments, charts and pictures of adverts, by the digest of what they hold. */
export const articleFiles = pgTable(
  'article_files',
  {
    digest: text('digest').primaryKey(),
    type: text('type').notNull(),
    /** As it came with its article; null once it lies in the storage. */
    content: bytes('content'),
    fileId: uuid('file_id'),
  },
  () => [check('article_files_are_somewhere', sql`num_nonnulls(content, file_id) = 1`)],
);

/** One row a reader, article and day. */
export const articleViews = pgTable(
  'article_views',
  {
    articleId: idOf('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** Says that two views are of one reader that day, and nothing else. */
    reader: text('reader').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.day, table.reader] })],
);
