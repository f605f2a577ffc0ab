import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database or a transaction: repositories take either and cannot tell which. */
export type DbHandle = PgDatabase<PgQueryResultHKT>;
