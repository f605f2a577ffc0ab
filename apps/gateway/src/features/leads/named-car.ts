import { seriesWithBrand } from '@cheyantong/domain';
import { eq, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { brands, models, series } from '../vehicles/tables.ts';

interface NamedCar {
  brandCode: string;
  brandName: string;
  seriesCode: string;
  seriesName: string;
}

/**
 * The car that the words name, if it is one of ours: a series (大众 朗逸, 宝马3系), a series with its model year
 * (大众 朗逸 2021款) or a whole model (大众 朗逸 2021款 280TSI). Blanks do not matter; words beyond that name nothing.
 */
export async function namedCar(handle: DbHandle, words: string): Promise<NamedCar | null> {
  const name = withoutBlanks(words);
  for (const { series: line, brand } of await seriesBeginning(handle, name)) {
    const beyond = name.slice(withoutBlanks(seriesWithBrand(brand.name, line.name)).length);
    if (beyond !== '' && !(await hasModel(handle, line.id, beyond))) continue;
    return {
      brandCode: String(brand.id),
      brandName: brand.name,
      seriesCode: String(line.id),
      seriesName: line.name,
    };
  }
  return null;
}

/** Every series whose name the words begin with; 朗逸Plus comes before 朗逸. */
const seriesBeginning = (handle: DbHandle, name: string) => {
  const full = sql`replace(case when starts_with(${series.name}, ${brands.name}) then ${series.name}
    else ${brands.name} || ${series.name} end, ' ', '')`;
  return handle
    .select({ series, brand: brands })
    .from(series)
    .innerJoin(brands, eq(brands.id, series.brandId))
    .where(sql`starts_with(${name}, ${full})`)
    .orderBy(sql`length(${full}) desc`);
};

async function hasModel(handle: DbHandle, seriesId: bigint, words: string): Promise<boolean> {
  const known = await handle
    .select({ year: models.year, trim: models.trim })
    .from(models)
    .where(eq(models.seriesId, seriesId));
  return known.some(({ year, trim }) => [`${year}款`, `${year}款${withoutBlanks(trim)}`].includes(words));
}

const withoutBlanks = (text: string): string => text.replaceAll(' ', '');
