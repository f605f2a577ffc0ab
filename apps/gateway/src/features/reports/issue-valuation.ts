import type { ReportDesk } from './desk.ts';
import { giveBack } from './give-back.ts';
import { prepareReport } from './issue-report.ts';
import type { ReportOrder } from './report-orders.ts';

/** A valuation is made by the portal itself; a car that cannot be valued is not paid for. */
export async function issueValuation(desk: ReportDesk, order: ReportOrder): Promise<void> {
  const answer = await desk.valuationOf(desk.db, order);
  if ('objection' in answer) {
    const reason = `${answer.objection}；费用将原路退回`;
    return desk.db.transaction((tx) => giveBack(desk, tx, order.orderNo, { status: 'failed', reason }));
  }
  const { findings } = answer;
  await desk.db.transaction(await prepareReport(desk, order, { findings, vehicle: {}, revision: 1 }));
}
