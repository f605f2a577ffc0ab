import { asc, inArray } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { dealers } from './tables.ts';

/** Adds the dealers that are not known by their name yet; the ids of all of them, longest known first. */
export async function placeDealers(
  handle: DbHandle,
  shops: (typeof dealers.$inferInsert)[],
): Promise<Map<string, bigint>> {
  await handle.insert(dealers).values(shops).onConflictDoNothing();
  const names = shops.map(({ name }) => name);
  const stored = await handle
    .select({ id: dealers.id, name: dealers.name })
    .from(dealers)
    .where(inArray(dealers.name, names))
    .orderBy(asc(dealers.id));
  return new Map(stored.map(({ id, name }) => [name, id]));
}
