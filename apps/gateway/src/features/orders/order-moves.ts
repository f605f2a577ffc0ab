import { type OrderActor, type OrderStatus, orderStatusesBefore } from '@cheyantong/domain';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { Stock } from '../catalogue/index.ts';
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

/** The only place that changes where an order stands: one statement that races may lose, and a line in its history. */
export class OrderMoves {
  readonly #tx: DbHandle;

  constructor(tx: DbHandle) {
    this.#tx = tx;
  }

  /** The order as it stands now, or undefined when it cannot go there from where it is. */
  async move(orderNo: string, next: OrderStatus, move: Move): Promise<MovedOrder | undefined> {
    const moving = this.#tx.$with('moved').as(
      this.#tx
        .update(orders)
        .set({ ...move.with, status: next, ...(ENDS.has(next) && { finishedAt: sql`now()` }) })
        .where(and(eq(orders.orderNo, orderNo), inArray(orders.status, orderStatusesBefore(next)), move.only))
        .returning(MOVED),
    );
    const recording = this.#tx.$with('recorded', {}).as(
      sql`insert into ${orderEvents} (order_no, status, actor, remark)
        select ${moving.orderNo}, ${moving.status}, ${move.actor}, ${move.remark} from ${moving}`,
    );
    const [moved] = await this.#tx.with(moving, recording).select().from(moving);
    if (moved) await this.#countStock(moved);
    return moved;
  }

  async record(orderNo: string, status: OrderStatus, actor: OrderActor, remark: string): Promise<void> {
    await this.#tx.insert(orderEvents).values({ orderNo, status, actor, remark });
  }

  async #countStock({ skuId, status }: MovedOrder): Promise<void> {
    const stock = new Stock(this.#tx);
    if (status === 'paid') await stock.countSold(skuId);
    if (status === 'canceled') await stock.putBack(skuId);
    if (status === 'refunding') await stock.putBackSold(skuId);
  }
}
