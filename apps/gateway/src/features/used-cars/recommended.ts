import { type SQL, sql } from 'drizzle-orm';
import { inPlace, ON_SALE } from './search/filter.ts';
import { orderOf } from './search/order.ts';
import type { Showroom } from './showroom.ts';

const NEWEST = orderOf({});

interface PlacePage {
  cityCode: string | undefined;
  offset: number;
  size: number;
}

/** The newest cars: those of the city first, then those from everywhere else. */
export async function recommendedCars(
  { pages, totals }: Showroom,
  { cityCode, offset, size }: PlacePage,
): Promise<{ ids: bigint[]; total: number }> {
  const read = (key: string, conditions: SQL[], from: number, upTo: number) =>
    pages.ids({ key, conditions, order: NEWEST, offset: from, size: upTo });
  const { total } = await totals.of('everywhere', [ON_SALE]);
  if (!cityCode) return { ids: await read('everywhere', [ON_SALE], offset, size), total };

  const here = [ON_SALE, inPlace(cityCode)];
  const elsewhere = [ON_SALE, sql`not (${inPlace(cityCode)})`];
  const inCity = (await totals.of(`in ${cityCode}`, here)).total;
  const ids = offset < inCity ? await read(`in ${cityCode}`, here, offset, size) : [];
  const missing = size - ids.length;
  if (missing > 0) {
    const beyond = Math.max(0, offset - inCity);
    ids.push(...(await read(`outside ${cityCode}`, elsewhere, beyond, missing)));
  }
  return { ids, total };
}
