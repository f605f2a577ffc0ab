import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import type { Job } from '../../jobs/job.ts';
import { Handovers } from './handovers.ts';
import { handoverRoutes } from './routes.ts';

/** A desktop's visitor goes on at the same page on the phone. */
export const handoverFeature = {
  create: ({ db }: { db: DbHandle }) => ({
    routes: (app) => handoverRoutes(app, db),
    jobs: [
      { name: 'handover-purge', cron: '*/10 * * * *', work: () => new Handovers(db).purgeOld() },
    ] satisfies Job[],
  }),
} satisfies Feature<{ db: DbHandle }>;
