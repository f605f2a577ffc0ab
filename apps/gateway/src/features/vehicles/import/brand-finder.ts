import { eq } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { brands, series } from '../tables.ts';

const SHORTEST_TELLING_NAME = 2;

/** Finds the brand of a series by the catalogue: the series itself, its elder (雅阁 of 雅阁新能源), or the brand in its name. */
export class BrandFinder {
  readonly #brandBySeries: ReadonlyMap<string, string | null>;
  readonly #brands: readonly string[];

  private constructor(brandBySeries: ReadonlyMap<string, string | null>, brandNames: readonly string[]) {
    this.#brandBySeries = brandBySeries;
    this.#brands = brandNames;
  }

  static async load(db: DbHandle): Promise<BrandFinder> {
    const rows = await db
      .select({ series: series.name, brand: brands.name })
      .from(series)
      .innerJoin(brands, eq(brands.id, series.brandId));
    const brandBySeries = new Map<string, string | null>();
    // A name that two brands use tells neither.
    for (const row of rows) brandBySeries.set(row.series, brandBySeries.has(row.series) ? null : row.brand);
    return new BrandFinder(brandBySeries, [...new Set(rows.map(({ brand }) => brand))]);
  }

  find(seriesName: string): string | null {
    const elder = longestBeginning(seriesName, this.#brandBySeries.keys());
    return (elder && this.#brandBySeries.get(elder)) ?? longestBeginning(seriesName, this.#brands);
  }
}

function longestBeginning(name: string, candidates: Iterable<string>): string | null {
  let longest: string | null = null;
  for (const candidate of candidates) {
    if (candidate.length > (longest?.length ?? SHORTEST_TELLING_NAME - 1) && begins(name, candidate))
      longest = candidate;
  }
  return longest;
}

/** Whole words only: i3 does not begin i30. */
const begins = (name: string, start: string): boolean =>
  name.startsWith(start) && !(/[a-z\d]$/i.test(start) && /^[a-z\d]/i.test(name.slice(start.length)));
