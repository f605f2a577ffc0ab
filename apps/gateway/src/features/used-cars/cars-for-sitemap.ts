import { usedCarAddress } from '@cheyantong/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { inRange, lastChange, piecesOf, type SitemapSource } from '../sitemap/index.ts';
import { usedCars } from './tables.ts';

/** The cars for sale; a sold one leaves the sitemap and keeps its page. */
export function carsForSitemap(db: DbHandle): SitemapSource {
  const { id } = usedCars;
  const changedAt = lastChange(usedCars);
  const isShown = eq(usedCars.status, 'onSale');
  return {
    name: 'cars',
    pieces: () => piecesOf(db, { table: usedCars, changedAt, isShown }),
    async pages(range) {
      const cars = await db
        .select({ id, changedAt })
        .from(usedCars)
        .where(and(isShown, inRange(id, range)))
        .orderBy(asc(id))
        .limit(range.limit);
      return cars.map((car) => ({ ...car, address: usedCarAddress(car.id) }));
    },
  };
}
