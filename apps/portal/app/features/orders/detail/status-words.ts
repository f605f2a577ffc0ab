import { minuteOf, orderStatusOfCode, SERVICES } from '@cheyantong/domain';
import type { AnyOrderDetail } from '../order-queries.ts';

/** What the status means for the member, in a sentence. */
export function statusSentence(order: AnyOrderDetail): string {
  const isInspection = order.orderType === SERVICES.inspection.orderType;
  switch (orderStatusOfCode(order.status)) {
    case 'unpaid':
      return order.expireTime
        ? `请在 ${minuteOf(order.expireTime)} 前完成付款，超时订单自动取消。`
        : '请尽快完成付款，超时订单自动取消。';
    case 'paid':
      return isInspection ? appointmentSentence(order) : '付款已收到，服务机构正在接单。';
    case 'inService':
      return isInspection ? '检测正在进行，完成后可在这里查看报告。' : '报告正在生成，完成后本页自动更新。';
    case 'completed':
      return '报告已出，可随时查看和下载。';
    case 'canceled':
      return order.cancelReason ? `没有产生费用。取消原因：${order.cancelReason}` : '没有产生费用。';
    case 'refunding':
      return '退款已提交，款项将原路退回您的付款账户。';
    case 'refunded':
      return '款项已原路退回您的付款账户。';
  }
}

const appointmentSentence = ({ appointDate, appointPeriod }: AnyOrderDetail): string =>
  appointDate
    ? `已预约 ${appointDate} ${appointPeriod ?? ''}，请按时到检测点。`
    : '付款已收到，请按预约时间到检测点。';

/** 下单 → 付款 → 生成 → 完成, and how far it is; an order that ended otherwise has no such way. */
export function stepsOf({
  orderType,
  status,
}: Pick<AnyOrderDetail, 'orderType' | 'status'>): { names: string[]; current: number } | null {
  const names = ['下单', '付款', orderType === SERVICES.inspection.orderType ? '检测' : '生成', '完成'];
  switch (orderStatusOfCode(status)) {
    case 'unpaid':
      return { names, current: 1 };
    case 'paid':
    case 'inService':
      return { names, current: 2 };
    case 'completed':
      return { names, current: names.length };
    default:
      return null;
  }
}
