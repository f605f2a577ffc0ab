import { countArticleView, getArticle, listArticles, listMostRead } from '@cheyantong/contract';
import type { FastifyInstance } from 'fastify';
import type { DbHandle } from '../../db/handle.ts';
import { serve } from '../../http/serve.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import type { ArticleViews } from './article-views.ts';
import { Articles } from './articles.ts';
import { openArticle } from './open-article.ts';
import { presentArticleItem } from './present-article.ts';

const MOST_READ = 6;

export function articleRoutes(app: FastifyInstance, db: DbHandle, views: ArticleViews): void {
  const articles = new Articles(db);

  serve(app, listArticles, async ({ query }) => {
    const [{ list, total }, years] = await Promise.all([
      articles.page(query),
      articles.years(query.categoryCode),
    ]);
    return { list: list.map(presentArticleItem), total, years };
  });

  serve(app, getArticle, ({ params }) => openArticle(articles, params.id));

  serve(app, countArticleView, async ({ params, request }) => {
    await views.count(params.id, visitorAddress(request));
    return null;
  });

  serve(app, listMostRead, async ({ query }) =>
    (await articles.mostRead(query.categoryCode, MOST_READ)).map(presentArticleItem),
  );
}
