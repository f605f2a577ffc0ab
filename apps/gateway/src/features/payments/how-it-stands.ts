import type { OrderStatus } from '@cheyantong/domain';
import { eq, exists, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { AskedTogether } from '../../memory/asked-together.ts';
import { orders } from '../orders/tables.ts';
import { dueCodeOf } from './codes.ts';
import { paymentCodes } from './tables.ts';

interface Standing {
  memberId: bigint;
  status: OrderStatus;
  /** It is time to ask the vendor about a code of it. */
  due: boolean;
}

/**
 * How a member's order stands, and whether it is time to ask the vendor about a code of it: all that a poll wants to know, for all
 * polls of a moment in one statement. Made once for a server: every open payment dialog asks every three seconds.
 */
export function howItStands(db: DbHandle) {
  const due = exists(
    db
      .select({ one: sql`1` })
      .from(paymentCodes)
      .where(dueCodeOf(sql`${orders.orderNo}`)),
  );
  const standingsOf = (asked: SQL) =>
    db
      .select({
        orderNo: orders.orderNo,
        memberId: orders.memberId,
        status: orders.status,
        due: sql<boolean>`${due}`,
      })
      .from(orders)
      .where(asked);
  const one = standingsOf(eq(orders.orderNo, sql.placeholder('orderNo'))).prepare('how_an_order_stands');
  const many = standingsOf(sql`${orders.orderNo} = any(${sql.placeholder('orderNos')}::text[])`).prepare(
    'how_orders_stand',
  );
  const polls = new AskedTogether<string, Standing>(async (orderNos) => {
    const [orderNo, another] = orderNos;
    // PostgreSQL plans how to find many anew each time, since it cannot know how many they are; how to find one it knows.
    const standings = await (another ? many.execute({ orderNos }) : one.execute({ orderNo }));
    return new Map(standings.map((standing) => [standing.orderNo, standing]));
  });
  return async ({
    orderNo,
    memberId,
  }: {
    orderNo: string;
    memberId: bigint;
  }): Promise<Standing | undefined> => {
    const standing = await polls.ask(orderNo);
    return standing?.memberId === memberId ? standing : undefined;
  };
}
