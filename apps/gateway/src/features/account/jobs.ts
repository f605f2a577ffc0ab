import { lt, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import type { Job } from '../../jobs/job.ts';
import { KnownDevices } from './known-devices.ts';
import { Sessions } from './sessions.ts';
import { smsCodes, smsSends } from './tables.ts';

/** Personal data is kept no longer than it is used: dead sessions and codes, and sends no limit looks at any more. */
export const accountJobs = (db: DbHandle): Job[] => [
  {
    name: 'account-purge',
    cron: '17 * * * *',
    async work() {
      await new Sessions(db).purgeDead();
      await new KnownDevices(db).purgeOld();
      await db.delete(smsCodes).where(lt(smsCodes.expiresAt, sql`now() - interval '1 day'`));
      await db.delete(smsSends).where(lt(smsSends.sentAt, sql`now() - interval '1 day'`));
    },
  },
];
