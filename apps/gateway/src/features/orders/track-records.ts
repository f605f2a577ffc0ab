import type { Provider } from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { reportRequests } from '../reports/tables.ts';
import { orders } from './tables.ts';

type TrackRecord = Provider['trackRecord'];

/** Fewer than these say nothing about a provider. */
const ENOUGH_ORDERS = 5;
const LOOK_BACK_DAYS = 365;
/** The figures move slowly, and working them out reads a year of orders. */
const KEPT_MS = 60_000;

/** What the providers of a service did in the last year, from the orders that came to an end here. */
export async function readTrackRecords(db: DbHandle, service: Service): Promise<Map<bigint, TrackRecord>> {
  const found = sql`${orders.status} = 'completed'`;
  const minutes = sql`extract(epoch from ${orders.finishedAt} - ${orders.paidAt}) / 60`;
  const rows = await db
    .select({
      providerId: orders.providerId,
      ended: sql<number>`count(*)::int`,
      hits: sql<number>`(count(*) filter (where ${found}))::int`,
      medianMinutes: sql<number | null>`round(percentile_cont(0.5) within group (order by ${minutes})
        filter (where ${found}))::int`,
    })
    .from(orders)
    .leftJoin(reportRequests, eq(reportRequests.orderNo, orders.orderNo))
    .where(
      and(
        eq(orders.service, service),
        gt(orders.createdAt, sql`now() - ${`${LOOK_BACK_DAYS} days`}::interval`),
        or(found, eq(reportRequests.status, 'nothing')),
      ),
    )
    .groupBy(orders.providerId);
  return new Map(
    rows.map(({ providerId, ended, hits, medianMinutes }) => [
      providerId,
      ended < ENOUGH_ORDERS
        ? { orderCount: ended, medianMinutes: null, hitRate: null }
        : { orderCount: ended, medianMinutes, hitRate: Math.round((hits / ended) * 1000) / 1000 },
    ]),
  );
}

/** The same, worked out at most once a minute for each service. */
export function rememberedTrackRecords(): typeof readTrackRecords {
  const known = new Map<Service, { until: number; records: ReturnType<typeof readTrackRecords> }>();
  return (db, service) => {
    const kept = known.get(service);
    if (kept && kept.until > Date.now()) return kept.records;
    const records = readTrackRecords(db, service);
    known.set(service, { until: Date.now() + KEPT_MS, records });
    records.catch(() => known.delete(service));
    return records;
  };
}
