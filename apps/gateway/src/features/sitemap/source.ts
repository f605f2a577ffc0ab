import { and, gte, lt, max, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DbHandle } from '../../db/handle.ts';

/** A page that can be found, and when what it shows last changed. */
interface FoundPage {
  id: bigint;
  address: string;
  changedAt: Date;
}

interface IdRange {
  from: bigint;
  before: bigint;
  limit: number;
}

/**
 * Pages of one kind that search engines should know of. They come in pieces by id: a piece keeps its number and its pages
 * whatever else comes and goes, and none needs the one before it to be counted.
 */
export interface SitemapSource {
  name: string;
  /** The pieces that have pages, when ids are divided by this size. */
  pieces(size: number): Promise<readonly { piece: number; changedAt: Date }[]>;
  /** The first pages of a range of ids, by id. */
  pages(range: IdRange): Promise<readonly FoundPage[]>;
}

interface Rows {
  table: PgTable;
  id: PgColumn;
  changedAt: PgColumn | SQL<Date>;
  isShown: SQL | undefined;
}

/** One look at every row: asked once in a while, never for a visitor's page. */
export function piecesOf(db: DbHandle, { table, id, changedAt, isShown }: Rows, size: number) {
  const piece = sql<number>`(${id} / ${sql.raw(String(size))})::int`;
  return db
    .select({ piece, changedAt: max(sql<Date>`${changedAt}`).mapWith((text) => new Date(text)) })
    .from(table)
    .where(isShown)
    .groupBy(piece)
    .orderBy(piece);
}

export const inRange = (id: PgColumn, { from, before }: IdRange): SQL | undefined =>
  and(gte(id, from), lt(id, before));
