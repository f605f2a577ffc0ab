import type { Job } from '../../jobs/job.ts';
import type { TraceDesk } from './desk.ts';
import { LookUps } from './look-ups.ts';
import { publishRoots } from './publish-roots.ts';

export const traceJobs = (desk: TraceDesk): Job[] => [
  {
    name: 'trace-roots',
    // Half an hour after the day: what was signed in its last minutes has arrived by then.
    cron: '30 0 * * *',
    work: () => publishRoots(desk),
  },
  {
    name: 'trace-forget-look-ups',
    cron: '40 3 * * *',
    work: () => new LookUps(desk.db, desk.appSecret).purge(),
  },
];
