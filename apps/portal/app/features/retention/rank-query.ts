import { getRetentionRank } from '@cheyantong/contract';
import { HOUR_MS } from '@cheyantong/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import type { RetentionQuery } from './retention-query.ts';

/** The figures change once a month. */
export const rankQuery = (query: RetentionQuery) =>
  queryOptions({
    queryKey: ['retention-rank', query],
    queryFn: ({ signal }) => call(getRetentionRank, { query }, signal),
    staleTime: HOUR_MS,
  });
