import type { OrderStatus } from '@cheyantong/domain';
import { and, eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import type { OrderDesk } from './desk.ts';
import { CLOSE_CODES } from './jobs.ts';
import { OrderMoves, type OrderRow } from './order-moves.ts';
import { orders } from './tables.ts';

/** An order that was made again, with its row locked: whoever else makes it again waits here. */
export interface Predecessor {
  order: OrderRow;
  /** The order that took its place before and still waits for its money: there is no need of another. */
  successorNo: string | undefined;
}

/** Finds the order that a new one is to replace. One that was paid, itself or its successor, is not made again. */
export async function lockPredecessor(tx: DbHandle, memberId: bigint, orderNo: string): Promise<Predecessor> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), eq(orders.memberId, memberId)))
    .for('no key update');
  if (!order) throw new Failure('A0401');
  const [successor] = order.replacedBy
    ? await tx.select().from(orders).where(eq(orders.orderNo, order.replacedBy))
    : [];
  if ([order, successor].some((each) => each && wasPaid(each.status)))
    throw new Failure('A0303', '订单已付款，无需重新支付');
  return { order, successorNo: successor?.status === 'unpaid' ? successor.orderNo : undefined };
}

/** Closes it, as far as it was open: its stock and half-day are free for the order that takes its place. */
export async function giveWay(
  { enqueue }: Pick<OrderDesk, 'enqueue'>,
  tx: DbHandle,
  { order: { orderNo } }: Predecessor,
  replacedBy: string,
): Promise<void> {
  const closed = await new OrderMoves(tx).move(orderNo, 'canceled', {
    actor: 'member',
    remark: `重新下单，由订单 ${replacedBy} 代替`,
    with: { cancelReason: '重新下单' },
  });
  await tx.update(orders).set({ replacedBy }).where(eq(orders.orderNo, orderNo));
  if (closed) await enqueue(tx, CLOSE_CODES, { orderNo });
}

const wasPaid = (status: OrderStatus): boolean => status !== 'unpaid' && status !== 'canceled';
