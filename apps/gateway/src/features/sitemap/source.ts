import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DbHandle } from '../../db/handle.ts';

/** The protocol's own limit of a sitemap. */
export const MOST_PAGES = 50_000;

/** A page that can be found, and when what it shows last changed. */
interface FoundPage {
  id: bigint;
  address: string;
  changedAt: Date;
}

interface Piece {
  piece: number;
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
  /** The pieces that have pages. */
  pieces(): Promise<readonly Piece[]>;
  /** The first pages of a range of ids, by id. */
  pages(range: IdRange): Promise<readonly FoundPage[]>;
}

interface Rows {
  table: PgTable & { id: PgColumn };
  changedAt: SQL<Date>;
  isShown: SQL | undefined;
}

/** The number of the piece a row belongs to. A table of many rows has an index of it and of the last change. */
export const sitemapPiece = ({ id }: { id: PgColumn }): SQL => sql`(${id} / ${sql.raw(String(MOST_PAGES))})`;

/** Of a row that was published and perhaps corrected since. */
export const lastChange = ({
  publishedAt,
  revisedAt,
}: {
  publishedAt: PgColumn;
  revisedAt: PgColumn;
}): SQL<Date> => sql<Date>`greatest(${publishedAt}, ${revisedAt})`.mapWith((text) => new Date(text));

/** One look into that index for each piece between the first row and the last, however many there are. */
export async function piecesOf(db: DbHandle, { table, changedAt, isShown }: Rows): Promise<Piece[]> {
  const size = sql.raw(String(MOST_PAGES));
  const first = sql`(select min(${table.id}) from ${table}) / ${size}`;
  const last = sql`(select max(${table.id}) from ${table}) / ${size}`;
  const newest = sql`(select max(${changedAt}) from ${table} where ${and(eq(sitemapPiece(table), sql`piece`), isShown)})`;
  const pieces = await db
    .select({
      piece: sql`piece`.mapWith(Number),
      changedAt: newest.mapWith((text) => text && new Date(text)),
    })
    .from(sql`generate_series(${first}, ${last}) as piece`);
  return pieces.filter(({ changedAt }) => changedAt);
}

export const inRange = (id: PgColumn, { from, before }: IdRange): SQL | undefined =>
  and(gte(id, from), lt(id, before));
