import { PAYMENT } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { interval } from '../../db/interval.ts';
import { readyStatement } from '../../db/ready-statement.ts';
import { Failure } from '../../http/failure.ts';
import { Stock } from '../catalogue/index.ts';
import { orderEvents, orders } from './tables.ts';

/** What was bought, by whom and for which car; when and how it waits for its money is the same for every order. */
export type NewOrder = Omit<typeof orders.$inferInsert, 'status' | 'consentedAt' | 'expiresAt'>;

/** Where an order begins: it takes its piece of what runs out and waits for its money. */
export async function placeOrder(
  tx: DbHandle,
  order: NewOrder,
  { runsOut }: { runsOut: boolean },
): Promise<void> {
  if (runsOut && !(await new Stock(tx).take(order.skuId)))
    throw new Failure('A0500', '该服务已售罄，请选择其他服务商');
  await insertOrder(tx, { ...order, consented: Boolean(order.consentVersion) || undefined });
}

/** The order and the first line of its history. */
const insertOrder = readyStatement(
  (tx, { consented, ...order }: NewOrder & { consented: true | undefined }) => {
    const event = tx
      .$with('event')
      .as(
        tx
          .insert(orderEvents)
          .values({ orderNo: order.orderNo, status: 'unpaid', actor: 'member', remark: '提交订单' })
          .returning({ id: orderEvents.id }),
      );
    return tx
      .with(event)
      .insert(orders)
      .values({
        ...order,
        ...(consented && { consentedAt: sql`now()` }),
        expiresAt: sql`now() + ${interval(PAYMENT.windowMs)}`,
      });
  },
);
