import { type OrderActor, type OrderStatus, orderStatusesBefore } from '@cheyantong/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { readyStatement } from '../../db/ready-statement.ts';
import { Stock, salesCounted } from '../catalogue/index.ts';
import { orderEvents, orders } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;

/** What those who follow a move want to know of the order; it has three times as many columns. */
const MOVED = {
  orderNo: orders.orderNo,
  memberId: orders.memberId,
  service: orders.service,
  status: orders.status,
  skuId: orders.skuId,
  spuName: orders.spuName,
  providerId: orders.providerId,
  amountCents: orders.amountCents,
  vehicleName: orders.vehicleName,
  appointDate: orders.appointDate,
  cancelReason: orders.cancelReason,
};

export type MovedOrder = Pick<OrderRow, keyof typeof MOVED>;

interface Move {
  actor: OrderActor;
  remark: string;
  /** What is written down together with the new status. */
  with?: Partial<
    Pick<
      typeof orders.$inferInsert,
      'channel' | 'transactionId' | 'paidAt' | 'cancelReason' | 'reportStatus' | 'reportCode'
    >
  >;
  /** Narrows where the order may come from, beyond the table of transitions. */
  only?: SQL | undefined;
}

/** In these an order takes its piece of the stock and its half-day at the outlet. */
export const HOLDS_ITS_PLACE: OrderStatus[] = ['unpaid', 'paid', 'inService', 'completed'];

const ENDS: ReadonlySet<OrderStatus> = new Set(['completed', 'canceled', 'refunded']);
const GIVES_BACK: ReadonlySet<OrderStatus> = new Set(['canceled', 'refunding']);

/** The only place that changes where an order stands, and with it its history, the sales and the stock of its offer. */
export class OrderMoves {
  readonly #tx: DbHandle;

  constructor(tx: DbHandle) {
    this.#tx = tx;
  }

  /** The order as it stands now, or undefined when it cannot go there from where it is. */
  async move(
    orderNo: string,
    next: OrderStatus,
    { only, with: change, ...entry }: Move,
  ): Promise<MovedOrder | undefined> {
    const from = orderStatusesBefore(next);
    const moving = { ...change, ...entry, orderNo, next, from, ends: ENDS.has(next) || undefined };
    const [moved] = await (only ? moveOrder(this.#tx, moving, only) : moveAnyOrder(this.#tx, moving));
    if (moved && GIVES_BACK.has(next)) await new Stock(this.#tx).putBack(moved.skuId);
    return moved;
  }

  async record(orderNo: string, status: OrderStatus, actor: OrderActor, remark: string): Promise<void> {
    await this.#tx.insert(orderEvents).values({ orderNo, status, actor, remark });
  }
}

type Moving = Omit<Move, 'with' | 'only'> &
  NonNullable<Move['with']> & {
    orderNo: string;
    from: OrderStatus[];
    next: OrderStatus;
    ends: true | undefined;
  };

/** One statement that races may lose: where it stands, a line in its history, and the sale that is made or undone by it. */
function moveOrder(
  tx: DbHandle,
  { orderNo, from, next, ends, actor, remark, ...change }: Moving,
  only?: SQL,
) {
  const moving = tx.$with('moved').as(
    tx
      .update(orders)
      .set({ ...change, status: next, ...(ends && { finishedAt: sql`now()` }) })
      .where(and(eq(orders.orderNo, orderNo), sql`${orders.status} = any(${sql.param(from)}::text[])`, only))
      .returning(MOVED),
  );
  const recording = tx.$with('recorded', {}).as(
    sql`insert into ${orderEvents} (order_no, status, actor, remark)
      select ${moving.orderNo}, ${moving.status}, ${actor}, ${remark} from ${moving}`,
  );
  const counting = tx.$with('counted', {}).as(
    salesCounted(sql`select ${moving.skuId}, case ${moving.status} when 'paid' then 1 else -1 end from ${moving}
      where ${moving.status} in ('paid', 'refunding')`),
  );
  return tx.with(moving, recording, counting).select().from(moving);
}

const moveAnyOrder = readyStatement(moveOrder);
