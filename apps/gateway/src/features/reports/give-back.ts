import type { ReportDesk } from './desk.ts';
import { ReportRequests } from './report-requests.ts';

/** No report will come: the request is closed and the money goes back, together and once. */
export const giveBack = (
  { db, orders }: Pick<ReportDesk, 'db' | 'orders'>,
  orderNo: string,
  { status, reason }: { status: 'nothing' | 'failed'; reason: string },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const closed = await new ReportRequests(tx).close(orderNo, status, reason);
    return closed && orders.giveBack(tx, orderNo, reason);
  });
