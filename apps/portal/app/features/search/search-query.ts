import { searchSite } from '@cheyantong/contract';
import { MINUTE_MS } from '@cheyantong/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

export const searchQuery = (keywords: string, size: number) =>
  queryOptions({
    queryKey: ['search', keywords, size],
    queryFn: ({ signal }) => call(searchSite, { query: { keywords, size } }, signal),
    staleTime: MINUTE_MS,
  });
