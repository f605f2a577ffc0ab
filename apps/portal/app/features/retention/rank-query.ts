import { getRetentionRank } from '@cheyantong/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import type { RetentionQuery } from './retention-query.ts';

const HOUR_MS = 3_600_000;

/** The figures change once a month. */
export const rankQuery = (query: RetentionQuery) =>
  queryOptions({
    queryKey: ['retention-rank', query],
    queryFn: ({ signal }) => call(getRetentionRank, { query }, signal),
    staleTime: HOUR_MS,
  });
