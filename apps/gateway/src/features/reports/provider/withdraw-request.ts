import type { DbHandle } from '../../../db/handle.ts';
import type { Enqueue } from '../../../jobs/job.ts';
import type { ReportDesk } from '../desk.ts';
import { REPORT_CANCEL } from '../job-names.ts';
import { CallbackLog } from './callback-log.ts';
import { ReportRequests } from './report-requests.ts';

/** The member canceled a paid order: what was asked of the provider is taken back, in the transaction of the cancellation. */
export async function withdrawRequest(enqueue: Enqueue, tx: DbHandle, orderNo: string): Promise<void> {
  const withdrawn = await new ReportRequests(tx).withdraw(orderNo);
  if (withdrawn?.providerRef) await enqueue(tx, REPORT_CANCEL, { orderNo });
}

/**
 * Tells the provider, and the order's timeline what it said. The money goes back in any case: a member may cancel until
 * the day before the appointment, and whoever inspected earlier did so unasked. It throws when another try may help.
 */
export async function cancelAtProvider(desk: ReportDesk, orderNo: string): Promise<void> {
  const request = await new ReportRequests(desk.db).find(orderNo);
  if (request?.status !== 'withdrawn' || !request.providerRef) return;
  const { providerCode, providerRef } = request;
  const result = await desk.providers.cancel(providerCode, providerRef);
  await desk.db.transaction(async (tx) => {
    if (!(await new ReportRequests(tx).recordCanceled(orderNo))) return;
    if (result === 'canceled') return desk.orders.note(tx, orderNo, '服务机构已确认取消检测');
    await new CallbackLog(tx).refuse({ providerCode, orderNo, reason: '服务机构拒绝取消：称检测已完成' });
    await desk.orders.note(tx, orderNo, '服务机构称检测已完成，不影响退款');
  });
}

/** The last try has failed: an operator calls them. */
export const giveUpCanceling = ({ db, orders }: ReportDesk, orderNo: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { providerCode } = (await new ReportRequests(tx).find(orderNo)) ?? {};
    if (!providerCode) return;
    const reason = '未能通知服务机构取消检测，请电话联系';
    await new CallbackLog(tx).refuse({ providerCode, orderNo, reason });
    await orders.note(tx, orderNo, '暂时无法通知服务机构，客服将与其联系，不影响退款');
  });
