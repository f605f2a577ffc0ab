import type { Job } from '../../jobs/job.ts';
import type { FileDesk } from './desk.ts';
import { sweepFiles, sweepStorage } from './sweep.ts';

export const fileJobs = (desk: FileDesk): Job[] => [
  { name: 'files-sweep', cron: '*/15 * * * *', work: () => sweepFiles(desk) },
  { name: 'files-sweep-storage', cron: '20 4 * * *', work: () => sweepStorage(desk) },
];
