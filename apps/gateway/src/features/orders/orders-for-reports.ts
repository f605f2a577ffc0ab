import type { AppointPeriod } from '@cheyantong/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { OrderMoves } from './order-moves.ts';
import { Orders, type OrderWithParties } from './orders.ts';
import type { OrderMoney } from './ports.ts';
import { orders } from './tables.ts';

/** The orders, as reports see them. */
export const ordersForReports = (money: Pick<OrderMoney, 'refund'>) => ({
  find: findForReport,

  async findOwn(handle: DbHandle, orderNo: string, memberId: bigint) {
    return forReports(await new Orders(handle).findOwn(orderNo, memberId));
  },

  async markInService(tx: DbHandle, orderNo: string, remark: string): Promise<boolean> {
    const moved = await new OrderMoves(tx).move(orderNo, 'inService', { actor: 'provider', remark });
    return moved !== undefined;
  },

  async markCompleted(tx: DbHandle, orderNo: string, reportCode: string): Promise<boolean> {
    const moved = await new OrderMoves(tx).move(orderNo, 'completed', {
      actor: 'provider',
      remark: `报告 ${reportCode} 已出具`,
      with: { reportCode, reportStatus: 'ready' },
    });
    return moved !== undefined;
  },

  async giveBack(tx: DbHandle, orderNo: string, reason: string): Promise<boolean> {
    const moved = await new OrderMoves(tx).move(orderNo, 'refunding', {
      actor: 'system',
      remark: reason,
      with: { cancelReason: reason, reportStatus: 'failed' },
    });
    if (!moved) return false;
    await money.refund(tx, orderNo, reason);
    return true;
  },

  async reschedule(
    tx: DbHandle,
    orderNo: string,
    { appointDate, appointPeriod }: { appointDate: string; appointPeriod: AppointPeriod },
  ): Promise<void> {
    const booked = JSON.stringify({ appointDate, appointPeriod });
    const [order] = await tx
      .update(orders)
      .set({
        appointDate,
        appointPeriod,
        serviceInfo: sql`${orders.serviceInfo} || ${booked}::jsonb`,
      })
      .where(and(eq(orders.orderNo, orderNo), eq(orders.service, 'inspection'), eq(orders.status, 'paid')))
      .returning({ status: orders.status });
    const remark = `预约改为 ${appointDate} ${appointPeriod}`;
    if (order) await new OrderMoves(tx).record(orderNo, order.status, 'provider', remark);
  },

  async note(tx: DbHandle, orderNo: string, remark: string): Promise<void> {
    const found = await new Orders(tx).find(orderNo);
    if (found) await new OrderMoves(tx).record(orderNo, found.order.status, 'provider', remark);
  },

  async setReport(tx: DbHandle, orderNo: string, reportCode: string): Promise<void> {
    const [order] = await tx
      .update(orders)
      .set({ reportCode })
      .where(eq(orders.orderNo, orderNo))
      .returning({ status: orders.status });
    if (order)
      await new OrderMoves(tx).record(orderNo, order.status, 'provider', `报告已更正，新编号 ${reportCode}`);
  },

  async nameCar(tx: DbHandle, orderNo: string, vehicleName: string): Promise<void> {
    if (vehicleName) await tx.update(orders).set({ vehicleName }).where(eq(orders.orderNo, orderNo));
  },
});

/** An order as its report is begun, found, and printed from. */
const findForReport = async (handle: DbHandle, orderNo: string) =>
  forReports(await new Orders(handle).find(orderNo));

const forReports = (found: OrderWithParties | undefined) =>
  found && {
    ...found.order,
    providerCode: found.provider.code,
    providerLogoUrl: found.provider.logoUrl,
    demo: found.provider.demo,
    outletName: found.outlet?.name ?? null,
  };
