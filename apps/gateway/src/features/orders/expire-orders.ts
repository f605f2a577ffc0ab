import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { OrderMoves } from './order-moves.ts';
import type { OrderMoney } from './ports.ts';
import { orders } from './tables.ts';

/**
 * Ends the orders whose time to pay is over. Each vendor is asked once more before: a payment without a notice counts.
 * Where that cannot be found out now, the order waits for the next round, and the others do not wait for it.
 */
export async function expireOrders({ db, money }: { db: DbHandle; money: OrderMoney }): Promise<void> {
  const due = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.status, 'unpaid'), lte(orders.expiresAt, sql`now()`)))
    .orderBy(asc(orders.expiresAt));
  const unknown: unknown[] = [];
  for (const { orderNo } of due) {
    try {
      if (!(await money.settleOrClose(orderNo))) await expire(db, orderNo);
    } catch (error) {
      unknown.push(error);
    }
  }
  if (unknown.length > 0) throw new AggregateError(unknown, `${unknown.length} orders could not be ended`);
}

const expire = (db: DbHandle, orderNo: string): Promise<unknown> =>
  db.transaction((tx) =>
    new OrderMoves(tx).move(orderNo, 'canceled', {
      actor: 'system',
      remark: '超过 30 分钟未付款，订单自动取消',
      with: { cancelReason: '超时未付款' },
      only: lte(orders.expiresAt, sql`now()`),
    }),
  );
