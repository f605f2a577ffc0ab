import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval, longAgo } from '../../db/interval.ts';
import { tryEach } from '../../jobs/try-each.ts';
import type { OrderDesk } from './desk.ts';
import { expiredMessage } from './order-messages.ts';
import { OrderMoves } from './order-moves.ts';
import { orders } from './tables.ts';

/** One round stays short; what is left over is first in the next. */
const ORDERS_A_ROUND = 200;
/** Whoever took an order's end in hand before has done it by then, or will not. */
const TURN_MS = 45_000;

export type ExpiryDesk = Pick<OrderDesk, 'db' | 'money' | 'tell'>;

/**
 * Ends the orders whose time to pay is over. Each vendor is asked once more before: a payment without a notice counts.
 * Where that cannot be found out now, the order waits for the next round, and the others do not wait for it.
 */
export async function expireOrders(desk: ExpiryDesk): Promise<void> {
  await tryEach(await takeOverdue(desk.db), async (orderNo) => {
    if (!(await desk.money.settleOrClose(orderNo))) await expire(desk, orderNo);
  });
}

/** The vendors are asked outside of any transaction, so a turn is taken instead of a lock: other servers pass these by. */
async function takeOverdue(db: DbHandle): Promise<string[]> {
  const unattended = or(isNull(orders.endingAt), longAgo(orders.endingAt, interval(TURN_MS)));
  const overdue = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'unpaid'), lte(orders.expiresAt, sql`now()`), unattended))
    .orderBy(sql`${orders.endingAt} nulls first`, asc(orders.expiresAt))
    .limit(ORDERS_A_ROUND)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(orders)
    .set({ endingAt: sql`now()` })
    .where(inArray(orders.id, overdue))
    .returning({ orderNo: orders.orderNo });
  return taken.map(({ orderNo }) => orderNo);
}

const expire = ({ db, tell }: ExpiryDesk, orderNo: string): Promise<void> =>
  db.transaction(async (tx) => {
    const expired = await new OrderMoves(tx).move(orderNo, 'canceled', {
      actor: 'system',
      remark: '超过 30 分钟未付款，订单自动取消',
      with: { cancelReason: '超时未付款' },
      only: lte(orders.expiresAt, sql`now()`),
    });
    if (expired) await tell(tx, expired.memberId, expiredMessage(expired));
  });
