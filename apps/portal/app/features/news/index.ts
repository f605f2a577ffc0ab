export { ArticleReader } from './article/article-reader.tsx';
export { articleHead } from './article/article-search-head.ts';
export { ArticleView } from './article/article-view.tsx';
export { type ArticleSeed, loadArticle } from './article/load-article.ts';
export { Cover } from './cover.tsx';
export { LeadArticle } from './list/lead-article.tsx';
export { articlesQuery } from './news-queries.ts';
export { noticeAddress } from './notices/notice-address.ts';
export { articleAddress } from './places.ts';
