import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import { articleRoutes } from './article-routes.ts';
import { ArticleViews } from './article-views.ts';
import { syncContent } from './content/sync-command.ts';
import { loadDemoNews } from './demo.ts';
import { fileRoutes } from './file-routes.ts';
import { newsJobs } from './jobs.ts';
import { newsRoutes } from './routes.ts';
import { articles } from './tables.ts';

interface NewsNeeds {
  db: DbHandle;
  appSecret: string;
}

export const newsFeature = {
  demo: { name: 'news', table: articles, load: loadDemoNews },
  dataCommands: [syncContent],
  create({ db, appSecret }: NewsNeeds) {
    const views = new ArticleViews(db, appSecret);
    return {
      routes(app) {
        newsRoutes(app, db);
        articleRoutes(app, db, views);
        fileRoutes(app, db);
      },
      jobs: newsJobs(views),
    };
  },
} satisfies Feature<NewsNeeds>;
