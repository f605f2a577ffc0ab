import type { ArticleDetail } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { isRefused } from '../../../shared/is-refused.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { articleQuery } from '../news-queries.ts';
import { ArticleGone, NoArticleChosen, type ReadingPlace } from './article-gone.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { type ArticleSeed, articleIdIn } from './load-article.ts';

interface ArticleReaderProps {
  seed: ArticleSeed | null;
  place: ReadingPlace;
  children: (article: ArticleDetail) => ReactNode;
}

/** The article that the address names; or its outline, or why there is none. */
export function ArticleReader({ seed, place, children }: ArticleReaderProps) {
  const [search] = useSearchParams();
  const id = articleIdIn(search);
  const gone = seed && 'gone' in seed ? seed.gone : null;
  const article = useQuery({
    ...articleQuery(id),
    enabled: id !== '' && gone === null,
    retry: (tries, failure) => !isRefused(failure) && tries < 1,
    ...(seed && 'article' in seed && { initialData: seed.article }),
  });
  if (id === '') return <NoArticleChosen place={place} />;
  if (gone !== null) return <ArticleGone place={place} sentence={gone} />;
  if (article.error && isRefused(article.error))
    return <ArticleGone place={place} sentence={article.error.message} />;
  if (article.isPending) return <ArticleSkeleton />;
  if (article.isError) {
    return (
      <ErrorState onRetry={() => article.refetch()} retrying={article.isFetching}>
        {article.error.message}
      </ErrorState>
    );
  }
  return children(article.data);
}
