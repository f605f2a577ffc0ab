import type { DbHandle } from '../../db/handle.ts';
import type { Job } from '../../jobs/job.ts';
import { releaseOverdueParts } from './reserve.ts';

// What fails is looked at again a minute later anyway.
const ONCE = { times: 0, firstWaitSeconds: 1 };

export const partJobs = (db: DbHandle): Job[] => [
  { name: 'parts-release', cron: '* * * * *', retry: ONCE, work: () => releaseOverdueParts(db) },
];
