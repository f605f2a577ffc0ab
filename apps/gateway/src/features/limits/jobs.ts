import { lt, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import type { Job } from '../../jobs/job.ts';
import { callCounts } from './tables.ts';

/** Who asked for what is nobody's business once the minute is over. */
export const limitJobs = (db: DbHandle): Job[] => [
  {
    name: 'limits-purge',
    cron: '*/10 * * * *',
    async work() {
      await db.delete(callCounts).where(lt(callCounts.minute, sql`now() - interval '2 minutes'`));
    },
  },
];
