import { pgTable, text } from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../db/columns.ts';
import { members } from '../account/tables.ts';
import { skus } from '../catalogue/tables.ts';

/** A confirmed purchase that waits to be submitted, once. The token becomes the order's number. */
export const orderTokens = pgTable('order_tokens', {
  token: text('token').primaryKey(),
  memberId: idOf('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  skuId: idOf('sku_id')
    .notNull()
    .references(() => skus.id),
  expiresAt: moment('expires_at').notNull(),
});
