import { pino } from 'pino';
import type { Database } from '../src/db/client.ts';
import { publishShipped } from '../src/features/agreements/index.ts';
import { openJobs } from '../src/jobs/runner.ts';

/** Gives a migrated database the tables of its queues and its agreements, too, and leaves it to be copied. */
export async function prepareForTests(database: Database): Promise<void> {
  const jobs = await openJobs(database, pino({ level: 'silent' }));
  await jobs.stop();
  await publishShipped(database.db);
  await database.close();
}
