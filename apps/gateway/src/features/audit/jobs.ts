import type { Job } from '../../jobs/job.ts';
import { closeChain, LATELY_MS } from './close-chain.ts';
import type { AuditDesk } from './desk.ts';
import { signHead } from './heads.ts';

/** The next minute brings the next run. */
const ONCE = { times: 0, firstWaitSeconds: 1 };

export const auditJobs = (desk: AuditDesk): Job[] => [
  { name: 'audit-chain', cron: '* * * * *', retry: ONCE, work: () => closeChain(desk.db, LATELY_MS) },
  { name: 'audit-head', cron: '5 0 * * *', work: () => signHead(desk) },
];
