import type { RetentionRank, UsedCarFilterOptions } from '@cheyantong/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { filterOptionsQuery } from '../used-cars/index.ts';
import { rankQuery } from './rank-query.ts';
import { readRetentionQuery } from './retention-query.ts';

/** What the server had found when it rendered the page; nothing after a navigation in the browser. */
export interface RetentionSeed {
  rank: RetentionRank | undefined;
  options: UsedCarFilterOptions | undefined;
}

/** The address decides; the gateway answers. */
export function useRetention(seed: RetentionSeed | null) {
  const [search] = useSearchParams();
  const query = readRetentionQuery(search);
  const rank = useQuery({
    ...rankQuery(query),
    placeholderData: keepPreviousData,
    ...(seed?.rank && { initialData: seed.rank }),
  });
  const options = useQuery({ ...filterOptionsQuery, ...(seed?.options && { initialData: seed.options }) });
  return { query, rank, brands: options.data?.brands ?? [] };
}

export type RetentionState = ReturnType<typeof useRetention>;
