import type { DbHandle } from '../../db/handle.ts';
import type { ReportDesk } from './desk.ts';
import { ReportRequests } from './provider/report-requests.ts';

/** No report will come: the request is closed and the money goes back, together and once. */
export async function giveBack(
  { orders }: Pick<ReportDesk, 'orders'>,
  tx: DbHandle,
  orderNo: string,
  { status, reason }: { status: 'nothing' | 'failed'; reason: string },
): Promise<void> {
  const closed = await new ReportRequests(tx).close(orderNo, status, reason);
  if (closed) await orders.giveBack(tx, orderNo, reason);
}
