import { sql } from 'drizzle-orm';
import type { DbHandle } from '../db/handle.ts';

export interface ReadyWork {
  queue: string;
  pieces: number;
}

/** What may begin by now in these queues, by the rule that the queue hands it out by; of each as much as it has places for. */
export async function readyWork(db: DbHandle, places: ReadonlyMap<string, number>): Promise<ReadyWork[]> {
  const [queues, many] = [[...places.keys()], [...places.values()]];
  const { rows } = (await db.execute(sql`
    select queue, count(*)::int as pieces
    from unnest(${sql.param(queues)}::text[], ${sql.param(many)}::int[]) as place(queue, many),
      lateral (
        select from jobs.job
        where name = queue and state < 'active' and not blocked and start_after <= now() limit many
      ) ready
    group by queue`)) as unknown as { rows: ReadyWork[] };
  return rows;
}
