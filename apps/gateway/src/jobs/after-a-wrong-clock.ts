import { type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../db/handle.ts';

/** Further ahead than the clocks of two machines are that are looked after. */
const AHEAD = sql`now() + interval '1 minute'`;

const MARKS = {
  queue: ['monitor_claim_on', 'monitor_on', 'maintain_on'],
  version: ['cron_on', 'bam_on', 'flow_on', 'reindex_on', 'monitor_backoff_on'],
};

/**
 * What the database did while its clock was ahead lies in the future once the clock is right: work that waits until then, or is
 * taken for being done until then, and queues that nobody looks after. None of our work is handed in for a later day, so
 * all of that is due now.
 */
export async function setRightAfterAWrongClock(db: DbHandle): Promise<void> {
  await db.execute(sql`
    update jobs.job set start_after = now(), ${notLater(['created_on', 'started_on', 'heartbeat_on'])}
    where state in ('created', 'retry', 'active') and greatest(created_on, started_on, heartbeat_on) > ${AHEAD}`);
  for (const [table, marks] of Object.entries(MARKS)) {
    await db.execute(sql`
      update jobs.${sql.identifier(table)} set ${notLater(marks)}
      where greatest(${sql.raw(marks.join(', '))}) > ${AHEAD}`);
  }
}

/** Each of these columns as it is, or now where it lies ahead. */
const notLater = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((name) => sql.raw(`${name} = case when ${name} > now() then now() else ${name} end`)),
    sql.raw(', '),
  );
