import { eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import type { ReportOrder, ReportOrders } from '../reports/report-orders.ts';
import { OrderMoves } from './order-moves.ts';
import { Orders, type OrderWithParties } from './orders.ts';
import type { OrderMoney } from './ports.ts';
import { orders } from './tables.ts';

/** The orders, as reports see them. */
export const reportOrders = (money: Pick<OrderMoney, 'refund'>): ReportOrders => ({
  async find(handle, orderNo) {
    return forReports(await new Orders(handle).find(orderNo));
  },

  async findOwn(handle, orderNo, memberId) {
    return forReports(await new Orders(handle).findOwn(orderNo, memberId));
  },

  async markInService(tx, orderNo, remark) {
    const moved = await new OrderMoves(tx).move(orderNo, 'inService', { actor: 'provider', remark });
    return moved !== undefined;
  },

  async markCompleted(tx, orderNo, reportCode) {
    const moved = await new OrderMoves(tx).move(orderNo, 'completed', {
      actor: 'provider',
      remark: `报告 ${reportCode} 已出具`,
      with: { reportCode, reportStatus: 'ready' },
    });
    return moved !== undefined;
  },

  async giveBack(tx, orderNo, reason) {
    const moved = await new OrderMoves(tx).move(orderNo, 'refunding', {
      actor: 'system',
      remark: reason,
      with: { cancelReason: reason, reportStatus: 'failed' },
    });
    if (!moved) return false;
    await money.refund(tx, orderNo, reason);
    return true;
  },

  async setReport(tx: DbHandle, orderNo: string, reportCode: string) {
    const [order] = await tx
      .update(orders)
      .set({ reportCode })
      .where(eq(orders.orderNo, orderNo))
      .returning({ status: orders.status });
    if (order)
      await new OrderMoves(tx).record(orderNo, order.status, 'provider', `报告已更正，新编号 ${reportCode}`);
  },
});

const forReports = (found: OrderWithParties | undefined): ReportOrder | undefined =>
  found && {
    ...found.order,
    providerCode: found.provider.code,
    providerLogoUrl: found.provider.logoUrl,
    demo: found.provider.demo,
    outletName: found.outlet?.name ?? null,
  };
