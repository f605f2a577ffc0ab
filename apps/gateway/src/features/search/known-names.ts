import { remembered, ShortLived } from '../../memory/short-lived.ts';
import type { SearchDesk } from './desk.ts';

/** A new article or series may be found half a minute later. */
const MAY_LAG_MS = 30_000;

/** All names that can be found, read together and kept for a while: some thousand short texts. */
export function knownNames({
  seriesNames,
  partKindNames,
  articleTitles,
  evaluationTitles,
}: Pick<SearchDesk, 'seriesNames' | 'partKindNames' | 'articleTitles' | 'evaluationTitles'>) {
  const known = new ShortLived<Promise<Awaited<ReturnType<typeof read>>>>({ lifeMs: MAY_LAG_MS, size: 1 });
  const read = async () => {
    const series = await seriesNames();
    const brands = new Map(series.map(({ brandId, brandName }) => [brandId, { brandId, brandName }]));
    return {
      series,
      brands: [...brands.values()],
      partKinds: await partKindNames(),
      articles: await articleTitles(),
      evaluations: await evaluationTitles(),
    };
  };
  return () => remembered(known, 'all', read);
}

export type KnownNames = Awaited<ReturnType<ReturnType<typeof knownNames>>>;
