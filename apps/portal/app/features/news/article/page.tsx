import { useLoaderData } from 'react-router';
import { PAGES } from '../../../pages.ts';
import { pageMeta } from '../../../shared/head/page-meta.ts';
import { ArticleReader } from './article-reader.tsx';
import { articleHead } from './article-search-head.ts';
import { ArticleView } from './article-view.tsx';
import { type ArticleSeed, loadArticle } from './load-article.ts';

export const loader = loadArticle;

export const meta = pageMeta<ArticleSeed | null>(({ data: seed, absolute }) =>
  seed && 'article' in seed ? articleHead(seed.article, absolute) : null,
);

/** In the browser the page asks by itself and shows its outline meanwhile. */
export const clientLoader = (): null => null;

const PLACE = {
  title: PAGES.informationDetail.title,
  list: PAGES.platformReleases.path,
  listName: '新闻资讯',
  others: '看其他资讯',
};

export default function ArticlePage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  return (
    <ArticleReader seed={seed} place={PLACE}>
      {(article) => <ArticleView key={article.id} article={article} />}
    </ArticleReader>
  );
}
