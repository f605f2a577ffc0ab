import type { OrderRow } from '@cheyantong/contract';
import { orderStatusOfCode, REPORT_STATUSES } from '@cheyantong/domain';

/** What a member can do next with an order: pay it, read its report, see how far it is, or look it up. */
export type NextStep = 'pay' | 'report' | 'progress' | 'look';

export function nextStepOf({ status, reportStatus }: Pick<OrderRow, 'status' | 'reportStatus'>): NextStep {
  switch (orderStatusOfCode(status)) {
    case 'unpaid':
      return 'pay';
    case 'paid':
    case 'inService':
    case 'refunding':
      return 'progress';
    case 'completed':
      return reportStatus === REPORT_STATUSES.ready ? 'report' : 'look';
    case 'canceled':
    case 'refunded':
      return 'look';
  }
}

/** Things happen to it without the member: worth asking again. */
export const isMoving = (order: Pick<OrderRow, 'status' | 'reportStatus'>): boolean =>
  nextStepOf(order) === 'progress';
