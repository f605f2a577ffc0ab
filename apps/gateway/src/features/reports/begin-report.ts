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
  await new ReportRequests(tx).add({ orderNo, providerId, ...patienceFor(order) });
  await enqueue(tx, REPORT_REQUEST, { orderNo });
}

const patienceFor = ({ service, appointDate }: PaidOrder): { patienceMs: number; notBefore?: Date } =>
  service === 'inspection' && appointDate
    ? { patienceMs: INSPECTION_PATIENCE_MS, notBefore: beijingMidnight(dayAfter(appointDate)) }
    : { patienceMs: DOCUMENT_PATIENCE_MS };
