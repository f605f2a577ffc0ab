import { type SQL, sql } from 'drizzle-orm';

/** A length of time for the database's own clock, the one all servers share. */
export const interval = (ms: number): SQL => sql`${`${ms} milliseconds`}::interval`;
