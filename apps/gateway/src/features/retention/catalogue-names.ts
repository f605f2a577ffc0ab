import { and, eq, inArray } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { brands, series } from '../vehicles/tables.ts';

interface Named {
  brand: string;
  /** The series, or the brand once more. */
  name: string;
}

/** Where our catalogue has what the listings named: ids differ between installations, names do not. */
export async function idsByName(db: DbHandle, named: readonly Named[]) {
  const brandNames = [...new Set(named.map(({ brand }) => brand))];
  const names = [...new Set(named.map(({ name }) => name))];
  const found =
    brandNames.length === 0
      ? []
      : await db
          .select({ brandId: brands.id, brand: brands.name, seriesId: series.id, series: series.name })
          .from(brands)
          .leftJoin(series, and(eq(series.brandId, brands.id), inArray(series.name, names)))
          .where(inArray(brands.name, brandNames));
  const brandIds = new Map(found.map(({ brand, brandId }) => [brand, String(brandId)]));
  const seriesIds = new Map(
    found.flatMap(({ brand, series: name, seriesId }) =>
      seriesId === null ? [] : [[`${brand} ${name}`, String(seriesId)] as const],
    ),
  );
  return {
    brand: (name: string): string | null => brandIds.get(name) ?? null,
    series: (brand: string, name: string): string | null => seriesIds.get(`${brand} ${name}`) ?? null,
  };
}
