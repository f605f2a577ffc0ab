import { type SQL, sql } from 'drizzle-orm';
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A point in time; the database's clock is the one all servers share. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const now: SQL = sql`now()`;

/** Ids of ours; strings on the wire, because they may exceed what JavaScript counts exactly. */
export const ownId = () =>
  bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 });

/** A file, or another row of bytes. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const idOf = (name: string) => bigint(name, { mode: 'bigint' });
