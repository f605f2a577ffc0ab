import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import { retentionRoutes } from './routes.ts';

export const retentionFeature = {
  create: ({ db }: { db: DbHandle }) => ({ routes: (app) => retentionRoutes(app, db) }),
} satisfies Feature<{ db: DbHandle }>;
