import type { CarFinder, FoundPage } from './finding/car-finder.ts';
import { is, placeColumn } from './finding/condition.ts';
import { orderOf } from './finding/order.ts';

const NEWEST = orderOf({});

interface PlacePage {
  cityCode: string | undefined;
  offset: number;
  size: number;
}

/** The newest cars: those of the city first, then those from everywhere else. */
export async function recommendedCars(
  finder: CarFinder,
  { cityCode, offset, size }: PlacePage,
): Promise<Pick<FoundPage, 'ids' | 'total'>> {
  if (!cityCode) return finder.page({ conditions: [], order: NEWEST, skip: offset, size });
  const column = placeColumn(cityCode);
  const here = await finder.page({
    conditions: [is(column, cityCode)],
    order: NEWEST,
    skip: offset,
    size,
  });
  const elsewhere = await finder.page({
    conditions: [{ column, noneOf: [cityCode] }],
    order: NEWEST,
    skip: Math.max(0, offset - here.total),
    size: size - here.ids.length,
  });
  return { ids: [...here.ids, ...elsewhere.ids], total: here.total + elsewhere.total };
}
