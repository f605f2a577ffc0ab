import type { AppEnv } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import { advertRoutes } from './advert-routes.ts';
import { ArticleFileShelf, type FileStorage } from './article-files.ts';
import { articleRoutes } from './article-routes.ts';
import { ArticleViews } from './article-views.ts';
import { Articles } from './articles.ts';
import { articlesForSitemap } from './articles-for-sitemap.ts';
import { consumerPieces } from './consumer-pieces.ts';
import { syncContent } from './content/sync-command.ts';
import { loadDemoNews } from './demo.ts';
import { feedRoutes } from './feed-routes.ts';
import { fileRoutes } from './file-routes.ts';
import { newsJobs } from './jobs.ts';
import { noticeRoutes } from './notice-routes.ts';
import { presentTitle } from './present-article.ts';
import { articles } from './tables.ts';

interface NewsNeeds {
  db: DbHandle;
  store: FileStorage;
  appSecret: string;
  publicUrl: string;
  appEnv: AppEnv;
}

export const newsFeature = {
  demo: { name: 'news', table: articles, load: loadDemoNews },
  dataCommands: [syncContent],
  create({ db, store, appSecret, publicUrl, appEnv }: NewsNeeds) {
    const views = new ArticleViews(db, appSecret);
    const shelf = new ArticleFileShelf(db, store);
    const articlesOut = new Articles(db);
    return {
      routes(app) {
        advertRoutes(app, db);
        noticeRoutes(app, db);
        articleRoutes(app, db, views);
        fileRoutes(app, shelf);
        feedRoutes(app, { db, publicUrl, appEnv });
      },
      jobs: newsJobs(views, shelf),

      /** What readers can see now, the newest first; only what says the words, when there are any. */
      titles: async (asked: { keywords?: string; most: number }) =>
        (await articlesOut.titles(asked)).map(presentTitle),
      consumerPieces: consumerPieces(articlesOut),
      /** Those of these addresses that readers can see now, in the same order. */
      async titlesOf(slugs: readonly string[]) {
        const found = await articlesOut.titlesOf(slugs);
        return slugs.flatMap((slug) => found.filter((row) => row.slug === slug).map(presentTitle));
      },
      sitemap: articlesForSitemap(db),
    };
  },
} satisfies Feature<NewsNeeds>;
