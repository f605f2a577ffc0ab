import { orderAddress, SERVICES, yuanText } from '@cheyantong/domain';
import type { NewMessage } from '../messages/index.ts';
import type { MovedOrder } from './order-moves.ts';

/* What a member is told about an order, once for each place it comes to. */

const about = (
  { orderNo, service }: MovedOrder,
  where: string,
  said: Pick<NewMessage, 'title' | 'text'>,
): NewMessage => ({
  kind: 'order',
  ...said,
  link: orderAddress(SERVICES[service].orderType, orderNo),
  onceKey: `order:${orderNo}:${where}`,
});

const named = ({ spuName, vehicleName }: MovedOrder): string =>
  vehicleName ? `${spuName}（${vehicleName}）` : spuName;

export const paidMessage = (order: MovedOrder): NewMessage =>
  about(order, 'paid', {
    title: `${order.spuName}订单已付款`,
    text: `${named(order)}已付款 ${yuanText(order.amountCents)} 元，报告出具后会再通知您。`,
  });

export const expiredMessage = (order: MovedOrder): NewMessage =>
  about(order, 'expired', {
    title: `${order.spuName}订单已自动取消`,
    text: `${named(order)}超过 30 分钟未付款，订单已自动取消，没有产生费用。`,
  });

export const refundedMessage = (order: MovedOrder): NewMessage =>
  about(order, 'refunded', {
    title: `${order.spuName}订单已退款`,
    text: `${named(order)}的 ${yuanText(order.amountCents)} 元已原路退回${order.cancelReason ? `：${order.cancelReason}` : ''}。`,
  });
