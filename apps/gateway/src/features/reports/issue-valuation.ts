import type { ReportDesk } from './desk.ts';
import { giveBack } from './give-back.ts';
import { issueReport } from './issue-report.ts';
import type { ReportOrder } from './report-orders.ts';

/** A valuation is made by the portal itself; a car that cannot be valued is not paid for. */
export async function issueValuation(desk: ReportDesk, order: ReportOrder): Promise<void> {
  const answer = await desk.valuationOf(desk.db, order);
  if ('objection' in answer) {
    const reason = `${answer.objection}；费用将原路退回`;
    await giveBack(desk, order.orderNo, { status: 'failed', reason });
    return;
  }
  await issueReport(desk, order, { findings: answer.findings, vehicle: {}, revision: 1 });
}
