import { and, count, eq, inArray, max, min } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { usedCars } from './tables.ts';

/** How many cars of each brand or series are for sale, from what price in yuan to what; none, not named. */
export async function onSaleBy(db: DbHandle, column: 'brandId' | 'seriesId', ids: readonly bigint[]) {
  if (ids.length === 0) return new Map<never, never>();
  const id = usedCars[column];
  const counted = await db
    .select({ id, onSale: count(), from: min(usedCars.priceYuan), to: max(usedCars.priceYuan) })
    .from(usedCars)
    .where(and(eq(usedCars.status, 'onSale'), inArray(id, [...ids])))
    .groupBy(id);
  return new Map(counted.map(({ id: named, ...found }) => [named, found]));
}
