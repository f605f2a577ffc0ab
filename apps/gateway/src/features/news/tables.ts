import type { ArticleCategory, CoverDrawing } from '@cheyantong/domain';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, idOf, moment, now, ownId } from '../../db/columns.ts';
import type { Attachment, Heading } from './content/article-text.ts';

export const adverts = pgTable(
  'adverts',
  {
    id: ownId(),
    title: text('title').notNull(),
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

export const notices = pgTable(
  'notices',
  {
    id: ownId(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    type: integer('type').notNull().default(1),
    level: text('level', { enum: ['L', 'M', 'H'] })
      .notNull()
      .default('M'),
    publisherName: text('publisher_name').notNull(),
    publishedAt: moment('published_at').notNull().default(now),
    articleId: idOf('article_id'),
  },
  (table) => [index('notices_newest').on(table.publishedAt)],
);

/** What stands in the folder of articles now; every earlier state is a revision. */
export const articles = pgTable(
  'articles',
  {
    id: ownId(),
    /** The file's name: its address for readers, and what makes it the same article when it is synced again. */
    slug: text('slug').notNull().unique(),
    category: text('category').$type<ArticleCategory>().notNull(),
    title: text('title').notNull(),
    summary: text('summary'),
    source: text('source'),
    author: text('author'),
    tags: jsonb('tags').$type<string[]>().notNull(),
    cover: jsonb('cover').$type<{ drawing: CoverDrawing; label?: string | undefined } | null>(),
    top: boolean('top').notNull(),
    contentHtml: text('content_html').notNull(),
    headings: jsonb('headings').$type<Heading[]>().notNull(),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull(),
    /** Title, summary and text without marks, in small letters: what words are looked for in. */
    words: text('words').notNull(),
    characters: integer('characters').notNull(),
    /** Of everything that came with it; the same digest is the same article. */
    digest: text('digest').notNull(),
    revision: integer('revision').notNull().default(1),
    publishedAt: moment('published_at').notNull(),
    revisedAt: moment('revised_at'),
    withdrawnAt: moment('withdrawn_at'),
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
    revision: integer('revision').notNull(),
    digest: text('digest').notNull(),
    markdown: text('markdown').notNull(),
    syncedAt: moment('synced_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.revision] })],
);

/** Attachments and charts, by the digest of what they hold. */
export const articleFiles = pgTable('article_files', {
  digest: text('digest').primaryKey(),
  type: text('type').notNull(),
  content: bytes('content').notNull(),
});

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
