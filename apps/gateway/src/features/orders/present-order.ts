import type { DetectOrderRow, OrderDetail, OrderRow as WireRow } from '@cheyantong/contract';
import {
  dateTimeText,
  maskText,
  ORDER_ACTORS,
  orderStatusCode,
  orderStatusLabel,
  PAY_CHANNELS,
  REPORT_STATUSES,
  SERVICES,
} from '@cheyantong/domain';
import { cancelability } from './cancelability.ts';
import { orderItem } from './order-item.ts';
import type { OrderEvent, OrderWithParties } from './orders.ts';
import type { CertifiedKindOf, OpenCode, OrderRefund } from './ports.ts';

const SOURCE = '网站';

const REFUND_LABELS: Record<OrderRefund['status'], string> = {
  queued: '退款处理中',
  done: '已退款',
  failed: '退款未成功，客服处理中',
};

/** What is known of an order elsewhere. */
export interface AroundOrder {
  code: OpenCode | undefined;
  certified: Awaited<ReturnType<CertifiedKindOf>>;
}

/** Number, trade number and serial number are one and the same (api.md D1). */
export function presentRow({ order, provider }: OrderWithParties, { code, certified }: AroundOrder): WireRow {
  const { orderNo, service, status, amountCents } = order;
  const channel = order.channel ?? code?.channel;
  return {
    id: String(order.id),
    orderSn: orderNo,
    orderNo,
    outTradeNo: orderNo,
    orderType: SERVICES[service].orderType,
    orderTypeLabel: SERVICES[service].orderTypeLabel,
    status: orderStatusCode(status),
    statusLabel: orderStatusLabel(status, service),
    totalAmount: amountCents,
    paymentAmount: amountCents,
    amount: amountCents,
    channel: channel ? PAY_CHANNELS[channel].wire : null,
    paymentUrl: status === 'unpaid' ? (code?.link ?? null) : null,
    paymentMethodLabel: order.channel ? `${PAY_CHANNELS[order.channel].label}支付` : null,
    totalQuantity: 1,
    orderItems: [orderItem(order, amountCents, provider.logoUrl)],
    providerName: order.providerName,
    vehicleName: order.vehicleName,
    vinMasked: order.vin && maskText(order.vin),
    reportStatus: REPORT_STATUSES[order.reportStatus],
    reportCode: order.reportCode,
    createTime: dateTimeText(order.createdAt),
    payTime: order.paidAt && dateTimeText(order.paidAt),
    expireTime: status === 'unpaid' ? dateTimeText(order.expiresAt) : null,
    ...cancelability(order, new Date()),
    certified,
    sourceLabel: SOURCE,
    remark: order.remark,
  };
}

export function presentDetail(
  found: OrderWithParties,
  more: AroundOrder & { events: OrderEvent[]; refunds: OrderRefund[] },
): OrderDetail {
  const { order } = found;
  const row = presentRow(found, more);
  return {
    ...row,
    orderStatus: row.status,
    orderStatusLabel: row.statusLabel,
    // Not masked: it is the member's own form, which "pay again" submits once more.
    serviceInfo: order.serviceInfo,
    timeline: more.events.map(({ status, actor, remark, at }) => ({
      status: orderStatusCode(status),
      label: orderStatusLabel(status, order.service),
      time: dateTimeText(at),
      actor: ORDER_ACTORS[actor],
      remark,
    })),
    cancelReason: order.cancelReason,
    finishTime: order.finishedAt && dateTimeText(order.finishedAt),
    transactionId: order.transactionId,
    refunds: more.refunds.map((refund) => ({
      refundNo: refund.refundNo,
      amount: refund.amountCents,
      channelLabel: PAY_CHANNELS[refund.channel].label,
      reason: refund.reason,
      statusLabel: REFUND_LABELS[refund.status],
      createTime: dateTimeText(refund.createdAt),
      doneTime: refund.doneAt && dateTimeText(refund.doneAt),
    })),
  };
}

/** An inspection always has its outlet and day: it is not taken without. */
export function appointmentOf({ order, outlet }: OrderWithParties) {
  if (!outlet || !order.appointDate) throw new Error(`inspection ${order.orderNo} has no appointment`);
  return { outlet, appointDate: order.appointDate, appointPeriod: order.appointPeriod };
}

export function presentInspectionRow(found: OrderWithParties, around: AroundOrder): DetectOrderRow {
  const { outlet, ...appointment } = appointmentOf(found);
  return {
    ...presentRow(found, around),
    outletId: String(outlet.id),
    outletName: outlet.name,
    outletAddress: outlet.address,
    outletPhone: outlet.phone,
    ...appointment,
  };
}
