import { seriesWithBrand } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
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
  for (const { series: line, brand, calledAs } of await seriesBeginning(handle, name)) {
    const beyond = name.slice(calledAs.length);
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
async function seriesBeginning(handle: DbHandle, name: string) {
  const known = await handle
    .select({ series, brand: brands })
    .from(series)
    .innerJoin(brands, eq(brands.id, series.brandId));
  return known
    .map((line) => ({ ...line, calledAs: withoutBlanks(seriesWithBrand(line.brand.name, line.series.name)) }))
    .filter(({ calledAs }) => name.startsWith(calledAs))
    .sort((one, other) => other.calledAs.length - one.calledAs.length);
}

async function hasModel(handle: DbHandle, seriesId: bigint, words: string): Promise<boolean> {
  const known = await handle
    .select({ year: models.year, trim: models.trim })
    .from(models)
    .where(eq(models.seriesId, seriesId));
  return known.some(({ year, trim }) => [`${year}款`, `${year}款${withoutBlanks(trim)}`].includes(words));
}

const withoutBlanks = (text: string): string => text.replaceAll(' ', '');
