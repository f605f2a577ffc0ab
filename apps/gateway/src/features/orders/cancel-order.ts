import type { OrderMoved } from '@cheyantong/contract';
import { beijingDay, orderStatusCode, orderStatusLabel } from '@cheyantong/domain';
import { and, eq, gt } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import type { OrderDesk } from './desk.ts';
import { CLOSE_CODES } from './jobs.ts';
import { type MovedOrder, OrderMoves } from './order-moves.ts';
import { Orders } from './orders.ts';
import { orders } from './tables.ts';

interface Cancellation {
  memberId: bigint;
  orderNo: string;
  reason: string | undefined;
}

/** Cancels what was not paid for. Its codes are closed afterwards; money that comes in meanwhile goes back by itself. */
export async function cancelUnpaid(desk: OrderDesk, cancellation: Cancellation): Promise<OrderMoved> {
  if (!(await new Orders(desk.db).findOwn(cancellation.orderNo, cancellation.memberId)))
    throw new Failure('A0401');
  return answered(await desk.db.transaction((tx) => withoutMoney(desk, tx, cancellation)));
}

/** An inspection can also be canceled after paying, until the day before the appointment; the money goes back. */
export async function cancelInspection(desk: OrderDesk, cancellation: Cancellation): Promise<OrderMoved> {
  const own = await new Orders(desk.db).findOwn(cancellation.orderNo, cancellation.memberId, ['inspection']);
  if (!own) throw new Failure('A0401');
  return answered(
    await desk.db.transaction(
      async (tx) =>
        (await withoutMoney(desk, tx, cancellation)) ?? (await withRefund(desk, tx, cancellation)),
    ),
  );
}

async function withoutMoney(desk: OrderDesk, tx: DbHandle, { orderNo, reason }: Cancellation) {
  const canceled = await new OrderMoves(tx).move(orderNo, 'canceled', {
    actor: 'member',
    remark: reason || '取消订单',
    with: { cancelReason: reason || '本人取消' },
  });
  if (canceled) await desk.enqueue(tx, CLOSE_CODES, { orderNo });
  return canceled;
}

async function withRefund(
  { money, withdrawReport }: OrderDesk,
  tx: DbHandle,
  { orderNo, reason }: Cancellation,
) {
  const why = reason || '预约日前取消检测';
  const refunding = await new OrderMoves(tx).move(orderNo, 'refunding', {
    actor: 'member',
    remark: why,
    with: { cancelReason: why, reportStatus: 'none' },
    only: and(eq(orders.status, 'paid'), gt(orders.appointDate, beijingDay(new Date()))),
  });
  if (!refunding) return undefined;
  await money.refund(tx, orderNo, why);
  await withdrawReport(tx, orderNo);
  return refunding;
}

function answered(moved: MovedOrder | undefined): OrderMoved {
  if (!moved) throw new Failure('A0500', '当前状态不可取消');
  const { orderNo, status, service } = moved;
  return { orderNo, status: orderStatusCode(status), statusLabel: orderStatusLabel(status, service) };
}
