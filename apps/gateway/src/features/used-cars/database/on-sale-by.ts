import { and, count, eq, inArray, max, min } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import type { Named, OnSaleOf } from '../finding/car-finder.ts';
import { usedCars } from '../tables.ts';

export async function onSaleBy(
  db: DbHandle,
  column: Named,
  ids: readonly bigint[],
): Promise<Map<bigint, OnSaleOf>> {
  if (ids.length === 0) return new Map();
  const id = usedCars[column];
  const counted = await db
    .select({ id, onSale: count(), from: min(usedCars.priceYuan), to: max(usedCars.priceYuan) })
    .from(usedCars)
    .where(and(eq(usedCars.status, 'onSale'), inArray(id, [...ids])))
    .groupBy(id);
  return new Map(counted.map(({ id: named, ...found }) => [named, found]));
}
