import { and, asc, desc, eq, gte, lt, ne, type SQL } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { ON_SALE } from './search/filter.ts';
import { usedCars } from './tables.ts';

/** Nobody compares with more than these. */
const MOST_SIMILAR = 60;

interface Original {
  id: bigint;
  seriesId: bigint;
  level: string | null;
  priceYuan: number;
}

/** Cars like this one: the same series first, then the same level, each by how near the price is. Never the car itself. */
export async function similarCars(db: DbHandle, original: Original): Promise<bigint[]> {
  const sameSeries = await nearestInPrice(db, original, eq(usedCars.seriesId, original.seriesId));
  if (sameSeries.length >= MOST_SIMILAR || !original.level) return sameSeries;
  const sameLevel = await nearestInPrice(db, original, eq(usedCars.level, original.level));
  return [...new Set([...sameSeries, ...sameLevel])].slice(0, MOST_SIMILAR);
}

/** Walks the price index up and down from the price of the original, so that it reads no more than it returns. */
async function nearestInPrice(db: DbHandle, original: Original, alike: SQL): Promise<bigint[]> {
  const { id, priceYuan } = usedCars;
  const walk = (side: SQL, turned: typeof asc) =>
    db
      .select({ id, priceYuan })
      .from(usedCars)
      .where(and(ON_SALE, alike, side, ne(id, original.id)))
      .orderBy(turned(priceYuan), turned(id))
      .limit(MOST_SIMILAR);
  const found = [
    ...(await walk(gte(priceYuan, original.priceYuan), asc)),
    ...(await walk(lt(priceYuan, original.priceYuan), desc)),
  ];
  const distance = (car: { priceYuan: number }) => Math.abs(car.priceYuan - original.priceYuan);
  return found
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MOST_SIMILAR)
    .map((car) => car.id);
}
