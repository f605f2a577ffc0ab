import type { DbHandle } from '../../db/handle.ts';
import type { Job } from '../../jobs/job.ts';
import { Tickets } from './tickets.ts';

export const ticketJobs = (db: DbHandle): Job[] => [
  {
    name: 'tickets-close-and-forget',
    cron: '40 3 * * *',
    work: () =>
      db.transaction(async (tx) => {
        const tickets = new Tickets(tx);
        await tickets.closeSettled();
        await tickets.forgetOld();
      }),
  },
];
