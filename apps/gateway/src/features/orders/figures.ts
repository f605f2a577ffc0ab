import type { Service } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import type { AskedFigures } from '../../observability/asked-figures.ts';
import { orders } from './tables.ts';

/** More than this is many. */
const MOST_COUNTED = 10_000;

interface Unreported {
  service: Service;
  waiting: number;
  oldest_seconds: number;
}

/** Orders that were paid and have no report yet. A car that is inspected is waited for until the day after its appointment. */
export const orderFigures = (db: DbHandle): AskedFigures => ({
  gauges: {
    orders_without_report: {
      help: `Orders that were paid and have no report, ${MOST_COUNTED} at most`,
      labels: ['service'],
    },
    orders_without_report_oldest_seconds: {
      help: 'How long the oldest of them has been due; below zero: not yet',
      labels: ['service'],
    },
  },
  async ask() {
    const { rows } = (await db.execute(sql`
      select service, count(*)::int as waiting, extract(epoch from now() - min(due))::float8 as oldest_seconds
      from (
        select service, coalesce((appoint_date + 1)::timestamp at time zone 'Asia/Shanghai', paid_at) as due
        from ${orders} where status in ('paid', 'inService') limit ${MOST_COUNTED}
      ) unreported
      group by service`)) as unknown as { rows: Unreported[] };
    return rows.flatMap(({ service, waiting, oldest_seconds }) => [
      { name: 'orders_without_report', value: waiting, labels: { service } },
      { name: 'orders_without_report_oldest_seconds', value: oldest_seconds, labels: { service } },
    ]);
  },
});
