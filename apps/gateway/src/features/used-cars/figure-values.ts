import { type SQL, sql } from 'drizzle-orm';
import type { Figure } from './finding/columns.ts';
import { usedCars } from './tables.ts';

/** The figures of a car as the database works them out; those that lists are sorted by have indexes written in the same words. */
export const FIGURE_VALUES: Record<Figure, SQL<number>> = {
  priceYuan: sql`${usedCars.priceYuan}`.mapWith(Number),
  mileageKm: sql`${usedCars.mileageKm}`.mapWith(Number),
  registeredDay: sql`(${usedCars.registeredOn} - date '1970-01-01')`.mapWith(Number),
  publishedSecond:
    sql`(floor(extract(epoch from ${usedCars.publishedAt} at time zone 'UTC'))::bigint)`.mapWith(Number),
  transfers: sql`${usedCars.transfers}`.mapWith(Number),
};
