import type { CarLists } from './search/car-lists.ts';
import { is, placeColumn } from './search/condition.ts';
import { orderOf } from './search/order.ts';

const NEWEST = orderOf({});

interface PlacePage {
  cityCode: string | undefined;
  offset: number;
  size: number;
}

/** Slots of the newest cars: those of the city first, then those from everywhere else. */
export async function recommendedCars(
  lists: CarLists,
  { cityCode, offset, size }: PlacePage,
): Promise<{ slots: number[]; total: number }> {
  if (!cityCode) {
    const everywhere = await lists.of([], offset);
    return { slots: everywhere.page(NEWEST, offset, size), total: everywhere.total };
  }
  const column = placeColumn(cityCode);
  const here = await lists.of([is(column, cityCode)], offset);
  const elsewhere = await lists.of([{ column, noneOf: [cityCode] }], offset);
  const nearby = here.page(NEWEST, offset, size);
  const further = elsewhere.page(NEWEST, Math.max(0, offset - here.total), size - nearby.length);
  return { slots: [...nearby, ...further], total: here.total + elsewhere.total };
}
