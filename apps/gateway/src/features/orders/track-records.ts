import type { Provider } from '@cheyantong/contract';
import { DAY_MS, MINUTE_MS, SERVICES, type Service } from '@cheyantong/domain';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { remembered, ShortLived } from '../../memory/short-lived.ts';
import { reportRequests } from '../reports/tables.ts';
import { orders } from './tables.ts';

type TrackRecord = Provider['trackRecord'];

/** Fewer than these say nothing about a provider. */
const ENOUGH_ORDERS = 5;
const LOOK_BACK_DAYS = 365;

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
        gt(orders.createdAt, sql`now() - ${interval(LOOK_BACK_DAYS * DAY_MS)}`),
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

/** The same at most once a minute for each service: working it out reads a year of orders, and the figures move slowly. */
export function rememberedTrackRecords(): typeof readTrackRecords {
  const known = new ShortLived<ReturnType<typeof readTrackRecords>>({
    lifeMs: MINUTE_MS,
    size: Object.keys(SERVICES).length,
  });
  return (db, service) => remembered(known, service, () => readTrackRecords(db, service));
}
