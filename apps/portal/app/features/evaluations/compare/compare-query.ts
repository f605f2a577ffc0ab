import { compareEvaluations, listEditionScores, listEvaluations } from '@cheyantong/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';

export interface Asked {
  /** In the order of the address, each once. */
  ids: readonly string[];
  /** As the address has them, readable or not; empty without any. */
  weights: string;
}

export const askedIn = (search: URLSearchParams): Asked => ({
  ids: [...new Set((search.get('ids') ?? '').split(',').map((id) => id.trim()))].filter(Boolean),
  weights: search.get('weights')?.trim() ?? '',
});

export const comparisonQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['evaluations', 'compared', ...ids],
    queryFn: ({ signal }) => call(compareEvaluations, { query: { ids: ids.join(',') } }, signal),
  });

interface EditionAsked {
  programCode: string;
  editionCode: string;
}

export const editionScoresQuery = (edition: EditionAsked) =>
  queryOptions({
    queryKey: ['evaluations', 'scores', edition],
    queryFn: ({ signal }) => call(listEditionScores, { query: edition }, signal),
  });

const OFFERED = 30;

/** Cars that could be set beside the others. */
export const candidatesQuery = (keywords: string) =>
  queryOptions({
    queryKey: ['evaluations', 'candidates', keywords],
    queryFn: ({ signal }) =>
      call(
        listEvaluations,
        { query: { zone: 1, pageNum: 1, pageSize: OFFERED, ...(keywords && { keywords }), sort: 'desc' } },
        signal,
      ),
  });
