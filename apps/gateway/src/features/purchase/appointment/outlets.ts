import { beijingDay } from '@cheyantong/domain';
import { and, asc, count, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { outlets, providers } from '../../catalogue/tables.ts';
import { HOLDS_ITS_PLACE } from '../../orders/index.ts';
import { orders } from '../../orders/tables.ts';
import { type HalfDay, offeredHalfDays } from './half-days.ts';

export type OutletRow = typeof outlets.$inferSelect;

/** Where cars are inspected, and when there is room. */
export class Outlets {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  inCity(cityCode: string, providerId?: bigint) {
    return this.#db
      .select({ outlet: outlets, providerName: providers.brandName })
      .from(outlets)
      .innerJoin(providers, eq(providers.id, outlets.providerId))
      .where(
        and(
          eq(outlets.cityCode, cityCode),
          providerId === undefined ? undefined : eq(outlets.providerId, providerId),
        ),
      )
      .orderBy(asc(outlets.id));
  }

  openCities(provinceCode?: string) {
    return this.#db
      .select({
        provinceCode: outlets.provinceCode,
        provinceName: outlets.provinceName,
        cityCode: outlets.cityCode,
        cityName: outlets.cityName,
        outletCount: count(),
      })
      .from(outlets)
      .where(provinceCode === undefined ? undefined : eq(outlets.provinceCode, provinceCode))
      .groupBy(outlets.provinceCode, outlets.provinceName, outlets.cityCode, outlets.cityName)
      .orderBy(asc(outlets.cityCode));
  }

  /** Bookings of one outlet wait for each other here, so that two cannot both take its last place. */
  async lock(id: bigint): Promise<OutletRow | undefined> {
    const [outlet] = await this.#db.select().from(outlets).where(eq(outlets.id, id)).for('no key update');
    return outlet;
  }

  /** The half-days of each outlet that still have room. */
  async room(
    of: readonly Pick<OutletRow, 'id' | 'carsPerHalfDay'>[],
    now: Date,
  ): Promise<Map<bigint, HalfDay[]>> {
    const taken = await this.#taken(
      of.map(({ id }) => id),
      beijingDay(now),
    );
    const offered = offeredHalfDays(now);
    return new Map(
      of.map(({ id, carsPerHalfDay }) => [
        id,
        offered.filter((halfDay) => (taken.get(keyOf(id, halfDay)) ?? 0) < carsPerHalfDay),
      ]),
    );
  }

  async #taken(outletIds: bigint[], from: string): Promise<Map<string, number>> {
    if (outletIds.length === 0) return new Map();
    const counted = await this.#db
      .select({
        outletId: orders.outletId,
        date: orders.appointDate,
        period: orders.appointPeriod,
        cars: count(),
      })
      .from(orders)
      .where(
        and(
          inArray(orders.outletId, outletIds),
          gte(orders.appointDate, from),
          isNotNull(orders.appointPeriod),
          inArray(orders.status, HOLDS_ITS_PLACE),
        ),
      )
      .groupBy(orders.outletId, orders.appointDate, orders.appointPeriod);
    return new Map(
      counted.map(({ outletId, date, period, cars }) => [keyOf(outletId, { date, period }), cars]),
    );
  }
}

const keyOf = (outletId: bigint | null, { date, period }: { date: string | null; period: string | null }) =>
  `${outletId} ${date} ${period}`;
