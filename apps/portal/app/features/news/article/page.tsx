import { type ArticleDetail, getArticle } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { pageMeta } from '../../../shared/head/page-meta.ts';
import { isGone, isRefused } from '../../../shared/is-refused.ts';
import { requestOf } from '../../../shared/server-context.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { articleQuery } from '../news-queries.ts';
import { ArticleGone, NoArticleChosen } from './article-gone.tsx';
import { articleHead } from './article-search-head.ts';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { ArticleView } from './article-view.tsx';

const NOT_FOUND = 404;
const GONE = 410;
const UNAVAILABLE = 503;

/** What the server found out: an article, or why there is none. */
type ArticleSeed = { article: ArticleDetail } | { gone: string };

const NO_ARTICLE = { gone: '没有这篇文章' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const id = idIn(new URL(request.url).searchParams);
  if (!id) return data<ArticleSeed>(NO_ARTICLE);
  try {
    return data<ArticleSeed>({ article: await call(getArticle, { params: { id } }) });
  } catch (failure) {
    if (!isRefused(failure)) return data(null, { status: UNAVAILABLE });
    const gone = failure instanceof Error ? failure.message : NO_ARTICLE.gone;
    return data<ArticleSeed>({ gone }, { status: isGone(failure) ? GONE : NOT_FOUND });
  }
}

export const meta = pageMeta<ArticleSeed | null>(({ data: seed, absolute }) =>
  seed && 'article' in seed ? articleHead(seed.article, absolute) : null,
);

/** In the browser the page asks by itself and shows its outline meanwhile. */
export const clientLoader = (): null => null;

export default function ArticlePage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  const [search] = useSearchParams();
  const id = idIn(search);
  const gone = seed && 'gone' in seed ? seed.gone : null;
  const article = useQuery({
    ...articleQuery(id),
    enabled: id !== '' && gone === null,
    retry: (tries, failure) => !isRefused(failure) && tries < 1,
    ...(seed && 'article' in seed && { initialData: seed.article }),
  });
  if (id === '') return <NoArticleChosen />;
  if (gone !== null) return <ArticleGone sentence={gone} />;
  if (article.error && isRefused(article.error)) return <ArticleGone sentence={article.error.message} />;
  if (article.isPending) return <ArticleSkeleton />;
  if (article.isError) {
    return (
      <ErrorState onRetry={() => article.refetch()} retrying={article.isFetching}>
        {article.error.message}
      </ErrorState>
    );
  }
  return <ArticleView key={id} article={article.data} />;
}

const idIn = (search: URLSearchParams): string => search.get('id')?.trim() ?? '';
