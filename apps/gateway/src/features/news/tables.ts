import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idOf, moment, now, ownId } from '../../db/columns.ts';

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
