import { currentModel } from '@cheyantong/valuation';
import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import { valuationRoutes } from './routes.ts';
import { objectionToOrder, valueOrder } from './value-order.ts';

export const valuationFeature = {
  create: ({ db }: { db: DbHandle }) => ({
    routes: (app) => valuationRoutes(app, db),
    async prepare() {
      currentModel();
    },
    valueOrder,
    objectionToOrder,
  }),
} satisfies Feature<{ db: DbHandle }>;
