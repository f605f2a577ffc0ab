import { type CallInput, getRetentionRank } from '@cheyantong/contract';
import { toWire } from '@cheyantong/contract/wire';
import { PAGES } from '../../pages.ts';

type RankQuery = CallInput<typeof getRetentionRank>['query'];

export const RANK_TYPES = ['series', 'brand'] as const;
export const AGES = [1, 3, 5] as const;
/** The kinds that listings tell apart: hybrids without a plug, and diesels, count as petrol cars there. */
export const RANKED_ENERGIES = ['汽油', '纯电动', '插电混动', '增程式'] as const;

/** All that decides what the ranking shows. */
export interface RetentionQuery {
  rankType: (typeof RANK_TYPES)[number];
  years: (typeof AGES)[number];
  energyType?: (typeof RANKED_ENERGIES)[number] | undefined;
  level?: string | undefined;
  brandId?: string | undefined;
}

export const SERIES_AT_THREE_YEARS: RetentionQuery = { rankType: 'series', years: 3 };

/** What the address does not say, or says in words nobody knows, is as it is for everybody. */
export function readRetentionQuery(search: URLSearchParams): RetentionQuery {
  const oneOf = <T extends string | number>(name: string, known: readonly T[]): T | undefined =>
    known.find((each) => String(each) === search.get(name));
  const text = (name: string, longest: number) => search.get(name)?.trim().slice(0, longest) || undefined;
  const rankType = oneOf('rankType', RANK_TYPES) ?? SERIES_AT_THREE_YEARS.rankType;
  return {
    rankType,
    years: oneOf('years', AGES) ?? SERIES_AT_THREE_YEARS.years,
    energyType: oneOf('energyType', RANKED_ENERGIES),
    level: text('level', 20),
    // A ranking of brands with one brand in it would say nothing.
    brandId: rankType === 'series' ? text('brandId', 64) : undefined,
  };
}

/** The shortest address of a query: equal rankings have equal addresses. */
export function retentionAddress({ rankType, years, energyType, level, brandId }: RetentionQuery): string {
  const search = new URLSearchParams();
  if (rankType !== SERIES_AT_THREE_YEARS.rankType) search.set('rankType', rankType);
  if (years !== SERIES_AT_THREE_YEARS.years) search.set('years', String(years));
  if (energyType) search.set('energyType', energyType);
  if (level) search.set('level', level);
  if (brandId && rankType === 'series') search.set('brandId', brandId);
  const written = search.toString();
  return `${PAGES.retentionRanking.path}${written && `?${written}`}`;
}

export const withChange = (query: RetentionQuery, change: Partial<RetentionQuery>): RetentionQuery => ({
  ...query,
  ...change,
});

/** The same ranking as a table for spreadsheets; it lies beside the call. */
export function csvAddress(query: RankQuery): string {
  const { url } = toWire(getRetentionRank, { query });
  return url.replace(getRetentionRank.path, `${getRetentionRank.path}.csv`);
}
