import { type CallInput, getEvaluationFilters, listBestOfClass, listEvaluations } from '@cheyantong/contract';
import { MINUTE_MS } from '@cheyantong/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';

const FRESH_FOR_MS = 10 * MINUTE_MS;

export const evaluationsQuery = (query: CallInput<typeof listEvaluations>['query']) =>
  queryOptions({
    queryKey: ['evaluations', query],
    queryFn: ({ signal }) => call(listEvaluations, { query }, signal),
    staleTime: FRESH_FOR_MS,
  });

export const filtersQuery = (query: CallInput<typeof getEvaluationFilters>['query']) =>
  queryOptions({
    queryKey: ['evaluation-filters', query],
    queryFn: ({ signal }) => call(getEvaluationFilters, { query }, signal),
    staleTime: FRESH_FOR_MS,
  });

export const bestOfClassQuery = (query: CallInput<typeof listBestOfClass>['query']) =>
  queryOptions({
    queryKey: ['best-of-class', query],
    queryFn: ({ signal }) => call(listBestOfClass, { query }, signal),
    staleTime: FRESH_FOR_MS,
  });
