import {
  type CallInput,
  getArticle,
  getNotice,
  listAllNotices,
  listArticles,
  listMostRead,
} from '@cheyantong/contract';
import { MINUTE_MS } from '@cheyantong/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

export const articlesQuery = (query: CallInput<typeof listArticles>['query']) =>
  queryOptions({
    queryKey: ['articles', query],
    queryFn: ({ signal }) => call(listArticles, { query }, signal),
  });

export const mostReadQuery = queryOptions({
  queryKey: ['articles', 'most read'],
  queryFn: ({ signal }) => call(listMostRead, { query: {} }, signal),
  staleTime: 5 * MINUTE_MS,
});

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['article', id],
    queryFn: ({ signal }) => call(getArticle, { params: { id } }, signal),
  });

export const noticesQuery = (query: CallInput<typeof listAllNotices>['query']) =>
  queryOptions({
    queryKey: ['notices', query],
    queryFn: ({ signal }) => call(listAllNotices, { query }, signal),
  });

export const noticeQuery = (id: string) =>
  queryOptions({
    queryKey: ['notice', id],
    queryFn: ({ signal }) => call(getNotice, { params: { id } }, signal),
  });
