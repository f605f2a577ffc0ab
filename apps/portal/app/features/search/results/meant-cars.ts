import type { FoundOnSite, UsedCarQuery } from '@cheyantong/contract';

/** One row. */
const SHOWN = 4;

/** The cars for sale that the words mean: of a brand, or of the series that fits best; null when they mean neither. */
export function meantCars(found: FoundOnSite): Pick<UsedCarQuery, 'brandId' | 'seriesId'> | null {
  const [brand] = found.brands;
  const [series, ...others] = found.series;
  if (brand && others.length > 0) return { brandId: brand.brandId };
  return series ? { seriesId: series.seriesId } : null;
}

export const firstOf = (meant: ReturnType<typeof meantCars>): UsedCarQuery => ({
  pageNum: 1,
  pageSize: SHOWN,
  ...meant,
});
