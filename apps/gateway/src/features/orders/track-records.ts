import type { Provider } from '@cheyantong/contract';
import { DAY_MS, MINUTE_MS, SERVICES, type Service, shareRange } from '@cheyantong/domain';
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { remembered, ShortLived } from '../../memory/short-lived.ts';
import { NO_RECORD } from '../catalogue/index.ts';
import { reportRequests } from '../reports/tables.ts';
import { orders } from './tables.ts';

type TrackRecord = Provider['trackRecord'];

/** Fewer than these say nothing about a provider. */
const ENOUGH_ORDERS = 5;
const LOOK_BACK_DAYS = 365;
const SLOW = 0.9;

/** What the providers of a service did in the last year, from the orders that came to an end here. */
export async function readTrackRecords(db: DbHandle, service: Service): Promise<Map<bigint, TrackRecord>> {
  const found = eq(orders.status, 'completed');
  const answered = or(found, eq(reportRequests.status, 'nothing'));
  const givenBack = inArray(orders.status, ['refunding', 'refunded']);
  const minutes = sql`extract(epoch from ${orders.finishedAt} - ${orders.paidAt}) / 60`;
  const minutesAt = (share: number) =>
    sql<number | null>`round(percentile_cont(${share}::float8) within group (order by ${minutes})
      filter (where ${found}))::int`;
  const rows = await db
    .select({
      providerId: orders.providerId,
      settled: sql<number>`count(*)::int`,
      ended: sql<number>`(count(*) filter (where ${answered}))::int`,
      hits: sql<number>`(count(*) filter (where ${found}))::int`,
      refunds: sql<number>`(count(*) filter (where ${givenBack}))::int`,
      medianMinutes: minutesAt(0.5),
      slowMinutes: minutesAt(SLOW),
    })
    .from(orders)
    .leftJoin(reportRequests, eq(reportRequests.orderNo, orders.orderNo))
    .where(
      and(
        eq(orders.service, service),
        gt(orders.createdAt, sql`now() - ${interval(LOOK_BACK_DAYS * DAY_MS)}`),
        or(answered, givenBack),
      ),
    )
    .groupBy(orders.providerId);
  return new Map(
    rows.map(({ providerId, settled, ended, hits, refunds, medianMinutes, slowMinutes }) => [
      providerId,
      ended < ENOUGH_ORDERS
        ? { ...NO_RECORD, orderCount: ended }
        : {
            orderCount: ended,
            medianMinutes,
            slowMinutes,
            hitRate: rounded(hits / ended),
            hitRange: shareRange(hits, ended).map(rounded) as [number, number],
            refundRate: rounded(refunds / settled),
          },
    ]),
  );
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000;

/** The same at most once a minute for each service: working it out reads a year of orders, and the figures move slowly. */
export function rememberedTrackRecords(): typeof readTrackRecords {
  const known = new ShortLived<ReturnType<typeof readTrackRecords>>({
    lifeMs: MINUTE_MS,
    size: Object.keys(SERVICES).length,
  });
  return (db, service) => remembered(known, service, () => readTrackRecords(db, service));
}
