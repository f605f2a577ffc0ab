import { type SQL, sql } from 'drizzle-orm';
import { conditionsOn, ON_SALE } from './search/conditions.ts';
import { inPlace } from './search/filter.ts';
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
  const read = (key: string, where: SQL[], from: number, upTo: number) =>
    pages.ids({ key, conditions: conditionsOn(where), order: NEWEST, offset: from, size: upTo });
  const { total } = await totals.of('everywhere', [ON_SALE]);
  if (!cityCode) return { ids: await read('everywhere', [], offset, size), total };

  const here = [inPlace(cityCode)];
  const elsewhere = [sql`not (${inPlace(cityCode)})`];
  const inCity = (await totals.of(`in ${cityCode}`, [ON_SALE, ...here])).total;
  const ids = offset < inCity ? await read(`in ${cityCode}`, here, offset, size) : [];
  const missing = size - ids.length;
  if (missing > 0) {
    const beyond = Math.max(0, offset - inCity);
    return { ids: [...ids, ...(await read(`outside ${cityCode}`, elsewhere, beyond, missing))], total };
  }
  return { ids, total };
}
