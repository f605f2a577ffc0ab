import { type ArticleDetail, getArticle } from '@cheyantong/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { isGone, isRefused } from '../../../shared/is-refused.ts';
import { requestOf } from '../../../shared/server-context.ts';

const NOT_FOUND = 404;
const GONE = 410;
const UNAVAILABLE = 503;

/** What the server found out: an article, or why there is none. */
export type ArticleSeed = { article: ArticleDetail } | { gone: string };

const NO_ARTICLE = { gone: '没有这篇文章' };

/** The article an address names, with the status that tells crawlers the same. */
export async function loadArticle({ request, context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const id = articleIdIn(new URL(request.url).searchParams);
  if (!id) return data<ArticleSeed>(NO_ARTICLE);
  try {
    return data<ArticleSeed>({ article: await call(getArticle, { params: { id } }) });
  } catch (failure) {
    if (!isRefused(failure)) return data(null, { status: UNAVAILABLE });
    const gone = failure instanceof Error ? failure.message : NO_ARTICLE.gone;
    return data<ArticleSeed>({ gone }, { status: isGone(failure) ? GONE : NOT_FOUND });
  }
}

export const articleIdIn = (search: URLSearchParams): string => search.get('id')?.trim() ?? '';
