import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { orders } from '../orders/tables.ts';
import { dueCodeOf } from './codes.ts';
import { paymentCodes } from './tables.ts';

/**
 * How a member's order stands, and whether it is time to ask the vendor about a code of it: all that a poll wants to know, in one
 * statement. Made once for a server: every open payment dialog asks every three seconds.
 */
export function howItStands(db: DbHandle) {
  const orderNo: SQL = sql`${sql.placeholder('orderNo')}`;
  const due = exists(db.select({ one: sql`1` }).from(paymentCodes).where(dueCodeOf(orderNo)));
  const statement = db
    .select({ status: orders.status, due: sql<boolean>`${due}` })
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), eq(orders.memberId, sql.placeholder('memberId'))))
    .prepare('how_an_order_stands');
  return async (asked: { orderNo: string; memberId: bigint }) => {
    const [standing] = await statement.execute(asked);
    return standing;
  };
}
