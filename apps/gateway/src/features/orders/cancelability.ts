import { beijingDay, type OrderStatus } from '@cheyantong/domain';
import type { OrderRow } from './order-moves.ts';

const FINAL_RULES: Partial<Record<OrderStatus, string>> = {
  completed: '报告已出具，不可取消',
  canceled: '订单已取消',
  refunding: '订单已取消，正在原路退款',
  refunded: '订单已取消，款项已原路退回',
};

/** Whether the member may cancel now, and what that means for the money. */
export function cancelability(
  order: Pick<OrderRow, 'status' | 'service' | 'appointDate' | 'refundRule'>,
  now: Date,
): { cancelable: boolean; cancelRule: string } {
  const { status, service, appointDate } = order;
  if (status === 'unpaid') return { cancelable: true, cancelRule: '尚未付款，取消不产生费用' };
  if (status === 'paid' && service === 'inspection' && appointDate !== null && appointDate > beijingDay(now))
    return { cancelable: true, cancelRule: '预约日之前取消，款项全额原路退回' };
  return { cancelable: false, cancelRule: FINAL_RULES[status] ?? `不可取消。${order.refundRule}` };
}
