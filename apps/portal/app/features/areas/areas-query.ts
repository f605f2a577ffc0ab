import { listAreas } from '@cheyantong/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

export const COUNTRY = '0';

/** The divisions under one; they do not change while a page is open. */
export const areasQuery = (pid: string) =>
  queryOptions({
    queryKey: ['areas', pid],
    queryFn: ({ signal }) => call(listAreas, { params: { pid } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
