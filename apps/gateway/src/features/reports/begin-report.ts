import { beijingMidnight, dayAfter, HOUR_MS } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
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

function dueAtOf({ service, appointDate }: PaidOrder): Date {
  if (service !== 'inspection' || !appointDate) return new Date(Date.now() + DOCUMENT_PATIENCE_MS);
  const endOfThatDay = beijingMidnight(dayAfter(appointDate)).getTime();
  return new Date(Math.max(endOfThatDay, Date.now()) + INSPECTION_PATIENCE_MS);
}
