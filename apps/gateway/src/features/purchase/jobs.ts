import { lt, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import type { Job } from '../../jobs/job.ts';
import { orderTokens } from './tables.ts';

export const purchaseJobs = (db: DbHandle): Job[] => [
  {
    name: 'order-tokens-purge',
    cron: '23 * * * *',
    async work() {
      await db.delete(orderTokens).where(lt(orderTokens.expiresAt, sql`now()`));
    },
  },
];
