import { familyOf } from '@cheyantong/valuation/fitting';
import type { Listing } from './read-listings.ts';

/**
 * The brand of every series that some listing tells. One that no listing tells takes the brand of its family, of the longest
 * series its name begins with (高尔夫GTI of 高尔夫), or the one its name begins with.
 */
export function brandsOfSeries(listings: readonly Listing[]): Map<string, string> {
  const told = new Map<string, string>();
  for (const { car } of listings) if (car.model.brand) told.set(car.model.series, car.model.brand);
  const tellingSeries = longestFirst(told.keys());
  const brandNames = longestFirst(told.values());
  const brands = new Map(told);
  for (const { car } of listings) {
    const { series } = car.model;
    if (brands.has(series)) continue;
    const elder = told.has(familyOf(series))
      ? familyOf(series)
      : tellingSeries.find((name) => begins(series, name));
    const brand = elder ? told.get(elder) : brandNames.find((name) => series.startsWith(name));
    if (brand) brands.set(series, brand);
  }
  return brands;
}

const longestFirst = (names: Iterable<string>): string[] =>
  [...new Set(names)]
    .filter(({ length }) => length > 1)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));

/** Whole words only: i3 does not begin i30. */
const begins = (name: string, start: string): boolean =>
  name.startsWith(start) && !(/[a-z\d]$/i.test(start) && /^[a-z\d]/i.test(name.slice(start.length)));
