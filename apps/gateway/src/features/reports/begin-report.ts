import { beijingMidnight, dayAfter, HOUR_MS } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { REPORT_REQUEST } from './job-names.ts';
import { ReportRequests } from './provider/report-requests.ts';
import type { ReportOrder, ReportOrders } from './report-orders.ts';

/** A query takes minutes; after this long nobody believes in it any more. */
const DOCUMENT_PATIENCE_MS = 2 * HOUR_MS;
/** An inspection is answered for within three days of the appointment. */
const INSPECTION_PATIENCE_MS = 72 * HOUR_MS;

/** An order has been paid: its report is asked for with the same transaction, or not at all. */
export async function beginReport(
  { orders, enqueue }: { orders: Pick<ReportOrders, 'find'>; enqueue: Enqueue },
  tx: DbHandle,
  orderNo: string,
): Promise<void> {
  const order = await orders.find(tx, orderNo);
  if (!order) throw new Error(`order ${orderNo} was paid but cannot be found`);
  await new ReportRequests(tx).add({ orderNo, providerCode: order.providerCode, dueAt: dueAtOf(order) });
  await enqueue(tx, REPORT_REQUEST, { orderNo });
}

function dueAtOf({ service, appointDate }: ReportOrder): Date {
  if (service !== 'inspection' || !appointDate) return new Date(Date.now() + DOCUMENT_PATIENCE_MS);
  const endOfThatDay = beijingMidnight(dayAfter(appointDate)).getTime();
  return new Date(Math.max(endOfThatDay, Date.now()) + INSPECTION_PATIENCE_MS);
}
