import { REPORT_FINDINGS } from '@cheyantong/contract/findings';
import { appointmentBegins, dateTimeText, type Service } from '@cheyantong/domain';
import type { z } from 'zod';
import type { DbHandle } from '../../../db/handle.ts';
import { readJson } from '../../../http/read-json.ts';
import type { ReportDesk } from '../desk.ts';
import { giveBack } from '../give-back.ts';
import { prepareReport } from '../issue-report.ts';
import type { ReportOrder } from '../report-orders.ts';
import { type ProviderAnswer, providerAnswer } from './provider-answer.ts';
import { ReportRequests } from './report-requests.ts';

/** An answer that cannot be used; whoever sent it is told why. */
export class AnswerRefused extends Error {
  readonly orderNo: string | null;
  readonly details: string[];

  constructor(reason: string, orderNo: string | null, details: string[] = []) {
    super(reason);
    this.orderNo = orderNo;
    this.details = details;
  }
}

const NOTHING_FOUND = '服务机构未查到该车的记录，费用将原路退回';
const COULD_NOT = '服务机构未能完成查询，费用将原路退回';

/**
 * Reads what a provider says about one of its orders, and answers what it changes, to be done in a transaction of the
 * caller's. The same answer may come often; it counts once. What cannot be used throws {@link AnswerRefused}.
 */
export async function readProviderAnswer(
  desk: ReportDesk,
  providerCode: string,
  text: string,
): Promise<(tx: DbHandle) => Promise<void>> {
  const answer = readAnswer(text);
  const order = await orderAnswered(desk, providerCode, answer.orderNo);
  const { orderNo } = order;
  switch (answer.outcome) {
    case 'rescheduled':
      return async (tx) => {
        await desk.orders.reschedule(tx, orderNo, answer);
      };
    case 'started':
      refuseBeforeAppointment(order, dateTimeText(new Date()));
      return async (tx) => {
        await desk.orders.markInService(tx, orderNo, `${order.providerName}已开始检测`);
      };
    case 'nothing':
      return (tx) => giveBack(desk, tx, orderNo, { status: 'nothing', reason: NOTHING_FOUND });
    case 'failed':
      return (tx) => giveBack(desk, tx, orderNo, { status: 'failed', reason: COULD_NOT });
    case 'report': {
      const findings = readFindings(order, answer.findings);
      refuseBeforeAppointment(order, dateTimeText(new Date()));
      if ('inspectTime' in findings) refuseBeforeAppointment(order, findings.inspectTime);
      return prepareReport(desk, order, { ...answer, findings });
    }
  }
}

function readAnswer(text: string): ProviderAnswer {
  const content = readJson(text);
  const answer = providerAnswer.safeParse(content);
  if (answer.success) return answer.data;
  const { orderNo } = (content ?? {}) as { orderNo?: unknown };
  const named = typeof orderNo === 'string' && orderNo.length <= 64 ? orderNo : null;
  throw new AnswerRefused('内容无法识别', named, problemsOf(answer.error));
}

async function orderAnswered(
  { db, orders }: ReportDesk,
  providerCode: string,
  orderNo: string,
): Promise<ReportOrder> {
  const request = await new ReportRequests(db).find(orderNo);
  const order = request?.providerCode === providerCode ? await orders.find(db, orderNo) : undefined;
  if (!order) throw new AnswerRefused('订单不存在，或不属于该服务机构', null, [orderNo]);
  return order;
}

function readFindings({ service, orderNo }: ReportOrder, given: unknown) {
  const findings = (REPORT_FINDINGS as Record<Service, z.ZodType>)[service].safeParse(given);
  if (!findings.success) throw new AnswerRefused('报告内容不完整', orderNo, problemsOf(findings.error));
  return findings.data as z.output<(typeof REPORT_FINDINGS)[Service]>;
}

/** A car is seen at its appointment, not before; whoever sees it earlier has the appointment moved first. */
function refuseBeforeAppointment(
  { orderNo, service, appointDate, appointPeriod }: ReportOrder,
  seenAt: string,
): void {
  if (service !== 'inspection' || !appointDate) return;
  const begins = dateTimeText(appointmentBegins(appointDate, appointPeriod));
  if (seenAt < begins) throw new AnswerRefused('早于预约时间', orderNo, [`${seenAt} < ${begins}`]);
}

const problemsOf = (error: z.ZodError): string[] =>
  error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
