import { countArticleView, getArticle, listArticles, listMostRead } from '@cheyantong/contract';
import { dateTimeText } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { serve } from '../../http/serve.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import type { ArticleViews } from './article-views.ts';
import { Articles } from './articles.ts';
import { presentArticle, presentArticleItem } from './present-article.ts';

const RELATED = 4;
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

  serve(app, getArticle, async ({ params }) => {
    const article = await articles.find(params.id);
    if (!article) throw new Failure('A0401', '没有这篇文章');
    if (article.withdrawnAt)
      throw new Failure(
        'A0402',
        `《${article.title}》已于 ${dateTimeText(article.withdrawnAt).slice(0, 10)} 撤回`,
      );
    const [neighbours, related] = await Promise.all([
      articles.neighbours(article),
      articles.related(article, RELATED),
    ]);
    return presentArticle(article, neighbours, related);
  });

  serve(app, countArticleView, async ({ params, request }) => {
    await views.count(params.id, visitorAddress(request));
    return null;
  });

  serve(app, listMostRead, async ({ query }) =>
    (await articles.mostRead(query.categoryCode, MOST_READ)).map(presentArticleItem),
  );
}
