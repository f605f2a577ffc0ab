import type { Job } from '../../jobs/job.ts';
import type { MyDataDesk } from './desk.ts';
import { EXPORT_DATA, exportData } from './export/export-data.ts';
import { Exports } from './export/exports.ts';

export function myDataJobs(desk: MyDataDesk): Job[] {
  const make: Job<{ memberId: string }> = {
    name: EXPORT_DATA,
    retry: { times: 3, firstWaitSeconds: 15 },
    work: ({ memberId }) => exportData(desk, BigInt(memberId)),
    giveUp: ({ memberId }) => new Exports(desk.db).fail(BigInt(memberId)),
  };
  return [
    make,
    {
      name: 'my-data-exports-purge',
      cron: '37 * * * *',
      work: () =>
        desk.db.transaction(async (tx) => desk.files.delete(tx, await new Exports(tx).removeExpired())),
    },
  ];
}
