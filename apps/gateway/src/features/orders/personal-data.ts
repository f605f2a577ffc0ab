import {
  dateTimeText,
  dayOf,
  type OrderStatus,
  orderStatusLabel,
  SALES_RECORDS_KEPT_YEARS,
  SERVICES,
  yuanText,
} from '@cheyantong/domain';
import { and, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { orderEvents, orders } from './tables.ts';

/** What has to end before whoever ordered can leave. */
const UNDER_WAY: Partial<Record<OrderStatus, string>> = {
  unpaid: '还没有付款，请先付款或取消',
  paid: '已付款，报告还没有出具',
  inService: '报告正在生成',
  refunding: '正在退款',
};

const ofMember = (handle: DbHandle, memberId: bigint) =>
  handle.select().from(orders).where(eq(orders.memberId, memberId)).orderBy(desc(orders.id));

/** A sale is kept, as the law wants it, without the person. */
export const ordersOfMember = {
  personalData: async (handle: DbHandle, memberId: bigint) => ({
    title: '订单',
    data: (await ofMember(handle, memberId)).map((order) => ({
      订单号: order.orderNo,
      服务: SERVICES[order.service].name,
      金额: `${yuanText(order.amountCents)} 元`,
      状态: orderStatusLabel(order.status, order.service),
      下单时间: dateTimeText(order.createdAt),
      付款时间: order.paidAt && dateTimeText(order.paidAt),
      服务商: order.providerName,
      车辆: order.vehicleName,
      填写的内容: order.serviceInfo,
      备注: order.remark,
      报告编号: order.reportCode,
    })),
  }),

  async obstacles(handle: DbHandle, memberId: bigint): Promise<string[]> {
    return (await ofMember(handle, memberId)).flatMap(({ orderNo, service, status }) => {
      const why = UNDER_WAY[status];
      return why ? [`${SERVICES[service].name}订单 ${orderNo} ${why}`] : [];
    });
  },

  async kept(handle: DbHandle, memberId: bigint) {
    const ended = (await ofMember(handle, memberId)).map(
      ({ finishedAt, createdAt }) => finishedAt ?? createdAt,
    );
    const [last] = ended.sort((one, other) => other.getTime() - one.getTime());
    if (!last) return [];
    const until = new Date(last);
    until.setFullYear(until.getFullYear() + SALES_RECORDS_KEPT_YEARS);
    return [
      {
        what: '订单、付款与报告的记录，不含您的手机号、姓名',
        why: '交易记录自交易完成之日起保存不少于三年（电子商务法第三十一条）',
        until: dayOf(dateTimeText(until)),
      },
    ];
  },

  /** What the member wrote themselves goes; what was sold, for which car and for how much stays. */
  async forget(tx: DbHandle, memberId: bigint): Promise<void> {
    const own = tx.select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.memberId, memberId));
    const byMember = and(eq(orderEvents.orderNo, orders.orderNo), eq(orderEvents.actor, 'member'));
    const endedByMember = exists(
      tx
        .select({ id: orderEvents.id })
        .from(orderEvents)
        .where(and(byMember, inArray(orderEvents.status, ['canceled', 'refunding']))),
    );
    await tx
      .update(orders)
      .set({
        remark: null,
        serviceInfo: sql`${orders.serviceInfo} - 'contactName' - 'contactPhone'`,
        cancelReason: sql`case when ${endedByMember} then ${'本人取消'} else ${orders.cancelReason} end`,
      })
      .where(eq(orders.memberId, memberId));
    await tx
      .update(orderEvents)
      .set({ remark: null })
      .where(and(inArray(orderEvents.orderNo, own), eq(orderEvents.actor, 'member')));
  },
};
