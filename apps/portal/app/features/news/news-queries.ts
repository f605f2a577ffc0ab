import { type CallInput, getArticle, listArticles, listMostRead } from '@cheyantong/contract';
import { type ArticleCategory, MINUTE_MS } from '@cheyantong/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

export const articlesQuery = (query: CallInput<typeof listArticles>['query']) =>
  queryOptions({
    queryKey: ['articles', query],
    queryFn: ({ signal }) => call(listArticles, { query }, signal),
  });

export const mostReadQuery = (categoryCode: ArticleCategory) =>
  queryOptions({
    queryKey: ['articles', 'most read', categoryCode],
    queryFn: ({ signal }) => call(listMostRead, { query: { categoryCode } }, signal),
    staleTime: 5 * MINUTE_MS,
  });

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['article', id],
    queryFn: ({ signal }) => call(getArticle, { params: { id } }, signal),
  });
