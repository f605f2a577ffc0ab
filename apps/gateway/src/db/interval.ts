import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A length of time for the database's own clock, the one all servers share. */
export const interval = (ms: number): SQL => sql`${`${ms} milliseconds`}::interval`;

/**
 * So long ago that it is time to look at it again. What lies ahead counts, too: only a clock that was wrong has written it, and
 * to wait until then may take days.
 */
export const longAgo = (moment: SQLWrapper, length: SQL): SQL =>
  sql`(${moment} < now() - ${length} or ${moment} > now() + interval '1 minute')`;
