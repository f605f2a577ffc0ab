import { ProviderUnavailable } from '../../../adapters/providers/port.ts';
import { tryEach } from '../../../jobs/try-each.ts';
import type { ReportDesk } from '../desk.ts';
import { giveBack } from '../give-back.ts';
import { REPORT_ASK } from '../job-names.ts';
import { CallbackLog } from './callback-log.ts';
import { AnswerRefused, readProviderAnswer } from './read-answer.ts';
import { ReportRequests } from './report-requests.ts';

/** One round stays short; what is left over is first in the next. */
const REQUESTS_A_ROUND = 200;
const TOO_LATE = '服务机构未在约定时间内答复，费用将原路退回';

/** Asks a provider about an order that it accepted and has not answered. The sweep comes back if that does not help. */
export async function askProvider(desk: ReportDesk, orderNo: string): Promise<void> {
  const requests = new ReportRequests(desk.db);
  const request = await requests.find(orderNo);
  if (request?.status !== 'accepted' || !request.providerRef) return;
  const { providerCode, providerRef } = request;
  try {
    const answer = await desk.providers.ask(providerCode, providerRef);
    if (answer !== null) await desk.db.transaction(await readProviderAnswer(desk, providerCode, answer));
  } catch (error) {
    if (error instanceof AnswerRefused) {
      const { message: reason, details } = error;
      await new CallbackLog(desk.db).refuse({ providerCode, orderNo, reason, details });
    } else if (!(error instanceof ProviderUnavailable)) throw error;
    await requests.recordProblem(orderNo, error.message);
  }
}

/** Silence is noticed here: unanswered orders are asked about; overdue ones are given back when that was in vain. */
export async function sweepRequests(desk: ReportDesk): Promise<void> {
  await tryEach(await new ReportRequests(desk.db).listOverdue(REQUESTS_A_ROUND), (orderNo) =>
    desk.db.transaction((tx) => giveBack(desk, tx, orderNo, { status: 'failed', reason: TOO_LATE })),
  );
  await desk.db.transaction(async (tx) => {
    for (const orderNo of await new ReportRequests(tx).takeUnanswered(REQUESTS_A_ROUND)) {
      await desk.enqueue(tx, REPORT_ASK, { orderNo });
    }
  });
  await new CallbackLog(desk.db).forgetOldNonces();
}
