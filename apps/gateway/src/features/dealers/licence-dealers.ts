import { and, eq, isNull } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { dealers } from './tables.ts';

/** Writes down the licences of dealers that have none; one that is known stays as it is. */
export async function licenceDealers(handle: DbHandle, licences: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, remanufactureLicence] of licences)
    await handle
      .update(dealers)
      .set({ remanufactureLicence })
      .where(and(eq(dealers.name, name), isNull(dealers.remanufactureLicence)));
}
