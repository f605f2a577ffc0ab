import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { favorites, usedCars } from './tables.ts';

export class Favorites {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** Whether the car exists; adding it again changes nothing, not even its place in the list. */
  async add(memberId: string, vehicleId: bigint): Promise<boolean> {
    const car = this.#db
      .select({
        memberId: sql`${memberId}::bigint`.as('member_id'),
        vehicleId: usedCars.id,
        createdAt: sql`now()`.as('created_at'),
      })
      .from(usedCars)
      .where(eq(usedCars.id, vehicleId));
    const kept = await this.#db
      .insert(favorites)
      .select(car)
      // An update that changes nothing, because "do nothing" would not return the row that is there already.
      .onConflictDoUpdate({
        target: [favorites.memberId, favorites.vehicleId],
        set: { createdAt: sql`${favorites.createdAt}` },
      })
      .returning({ vehicleId: favorites.vehicleId });
    return kept.length > 0;
  }

  async remove(memberId: string, vehicleId: bigint): Promise<void> {
    await this.#db
      .delete(favorites)
      .where(and(eq(favorites.memberId, BigInt(memberId)), eq(favorites.vehicleId, vehicleId)));
  }

  async page(memberId: string, offset: number, size: number): Promise<{ ids: bigint[]; total: number }> {
    const own = eq(favorites.memberId, BigInt(memberId));
    const found = await this.#db
      .select({ id: favorites.vehicleId })
      .from(favorites)
      .where(own)
      .orderBy(desc(favorites.createdAt), desc(favorites.vehicleId))
      .limit(size)
      .offset(offset);
    const [all] = await this.#db.select({ total: count() }).from(favorites).where(own);
    return { ids: found.map(({ id }) => id), total: all?.total ?? 0 };
  }

  /** Which of these cars the member keeps. */
  async among(memberId: string, ids: bigint[]): Promise<Set<bigint>> {
    if (ids.length === 0) return new Set();
    const found = await this.#db
      .select({ id: favorites.vehicleId })
      .from(favorites)
      .where(
        and(
          eq(favorites.memberId, BigInt(memberId)),
          sql`${favorites.vehicleId} = any(${`{${ids.join()}}`}::bigint[])`,
        ),
      );
    return new Set(found.map(({ id }) => id));
  }
}
