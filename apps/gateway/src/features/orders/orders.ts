import type { OrderQuery } from '@cheyantong/contract';
import { daysLater, orderStatusOfCode, type Service, serviceOfOrderType } from '@cheyantong/domain';
import { and, asc, count, desc, eq, gte, ilike, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { containing } from '../../db/like.ts';
import { startOfDay } from '../../http/start-of-day.ts';
import { outlets, providers } from '../catalogue/tables.ts';
import { orderEvents, orders } from './tables.ts';

export type OrderWithParties = NonNullable<Awaited<ReturnType<Orders['findOwn']>>>;
export type OrderEvent = typeof orderEvents.$inferSelect;

/** Reading orders; a member finds only their own. */
export class Orders {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async find(orderNo: string) {
    const [found] = await this.#withParties().where(eq(orders.orderNo, orderNo));
    return found;
  }

  async findOwn(orderNo: string, memberId: bigint, services?: readonly Service[]) {
    const [own] = await this.#withParties().where(
      and(
        eq(orders.orderNo, orderNo),
        eq(orders.memberId, memberId),
        services && inArray(orders.service, [...services]),
      ),
    );
    return own;
  }

  async listOwn(memberId: bigint, services: readonly Service[], query: OrderQuery) {
    const wanted = and(
      eq(orders.memberId, memberId),
      inArray(orders.service, [...services]),
      ...conditions(query),
    );
    const [counted] = await this.#db.select({ total: count() }).from(orders).where(wanted);
    const list = await this.#withParties()
      .where(wanted)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(query.pageSize)
      .offset((query.pageNum - 1) * query.pageSize);
    return { list, total: counted?.total ?? 0 };
  }

  eventsOf(orderNo: string): Promise<OrderEvent[]> {
    return this.#db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderNo, orderNo))
      .orderBy(asc(orderEvents.id));
  }

  #withParties() {
    return this.#db
      .select({ order: orders, provider: providers, outlet: outlets })
      .from(orders)
      .innerJoin(providers, eq(providers.id, orders.providerId))
      .leftJoin(outlets, eq(outlets.id, orders.outletId));
  }
}

function conditions({ orderType, status, keywords, beginDate, endDate }: OrderQuery): (SQL | undefined)[] {
  return [
    orderType === undefined ? undefined : eq(orders.service, serviceOfOrderType(orderType)),
    status === undefined ? undefined : eq(orders.status, orderStatusOfCode(status)),
    beginDate === undefined ? undefined : gte(orders.createdAt, startOfDay(beginDate)),
    endDate === undefined ? undefined : lt(orders.createdAt, daysLater(startOfDay(endDate), 1)),
    keywords
      ? or(
          ...[orders.orderNo, orders.vin, orders.vehicleName, orders.providerName].map((at) =>
            ilike(at, containing(keywords)),
          ),
        )
      : undefined,
  ];
}
