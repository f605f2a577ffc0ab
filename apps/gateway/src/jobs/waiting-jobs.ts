import { sql } from 'drizzle-orm';
import type { DbHandle } from '../db/handle.ts';
import type { AskedFigures } from '../observability/asked-figures.ts';

/** More than this is many; counting the rest would cost what those who work need. */
const MOST_COUNTED = 10_000;

interface Waiting {
  queue: string;
  waiting: number;
  oldest_seconds: number;
}

/** What should be done by now and is not, by queue. */
export const waitingJobs = (db: DbHandle): AskedFigures => ({
  gauges: {
    jobs_waiting: { help: `Jobs that should have begun, ${MOST_COUNTED} at most`, labels: ['queue'] },
    jobs_oldest_seconds: { help: 'How long the oldest of them has been waiting', labels: ['queue'] },
  },
  async ask() {
    const { rows } = (await db.execute(sql`
      select name as queue, count(*)::int as waiting, extract(epoch from now() - min(start_after))::float8 as oldest_seconds
      from (select name, start_after from jobs.job where state < 'active' and start_after <= now() limit ${MOST_COUNTED}) due
      group by name`)) as unknown as { rows: Waiting[] };
    return rows.flatMap(({ queue, waiting, oldest_seconds }) => [
      { name: 'jobs_waiting', value: waiting, labels: { queue } },
      { name: 'jobs_oldest_seconds', value: oldest_seconds, labels: { queue } },
    ]);
  },
});
