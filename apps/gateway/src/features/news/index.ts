import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import { loadDemoNews } from './demo.ts';
import { newsRoutes } from './routes.ts';
import { notices } from './tables.ts';

export const newsFeature = {
  demo: { name: 'news', table: notices, load: loadDemoNews },
  create: ({ db }: { db: DbHandle }) => ({ routes: (app) => newsRoutes(app, db) }),
} satisfies Feature<{ db: DbHandle }>;
