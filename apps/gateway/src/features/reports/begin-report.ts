import { beijingMidnight, dayAfter, HOUR_MS } from '@cheyantong/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { REPORT_REQUEST } from './job-names.ts';
import { ReportRequests } from './provider/report-requests.ts';
import type { ReportOrder } from './report-orders.ts';

type PaidOrder = Pick<ReportOrder, 'orderNo' | 'service' | 'appointDate'> & { providerId: bigint };

/** A query takes minutes; after this long nobody believes in it any more. */
const DOCUMENT_PATIENCE_MS = 2 * HOUR_MS;
/** An inspection is answered for within three days of the appointment. */
const INSPECTION_PATIENCE_MS = 72 * HOUR_MS;

/** An order has been paid: its report is asked for with the same transaction, or not at all. */
export async function beginReport(enqueue: Enqueue, tx: DbHandle, order: PaidOrder): Promise<void> {
  const { orderNo, providerId } = order;
  await new ReportRequests(tx).add({ orderNo, providerId, dueAt: dueAtOf(order) });
  await enqueue(tx, REPORT_REQUEST, { orderNo });
}

/** By the database's clock: by that of a server which is behind, an order would be given back before anybody could answer. */
function dueAtOf({ service, appointDate }: PaidOrder): SQL {
  if (service !== 'inspection' || !appointDate) return sql`now() + ${interval(DOCUMENT_PATIENCE_MS)}`;
  const endOfThatDay = beijingMidnight(dayAfter(appointDate)).toISOString();
  return sql`greatest(${endOfThatDay}::timestamptz, now()) + ${interval(INSPECTION_PATIENCE_MS)}`;
}
