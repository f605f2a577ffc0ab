import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/database.ts';
import type { Database } from '../../../db/client.ts';
import { Showroom } from '../showroom.ts';
import { usedCars } from '../tables.ts';
import { openTestYard, type TestYard } from '../test-cars.ts';

let database: Database;
let yard: TestYard;
beforeEach(async () => {
  database = await openTestDatabase();
  yard = await openTestYard(database.db);
});
afterEach(() => database.close());

const setStatus = (id: string | undefined, status: (typeof usedCars.$inferSelect)['status']) =>
  database.db
    .update(usedCars)
    .set({ status })
    .where(eq(usedCars.id, BigInt(id ?? 0)));

describe.each(['memory', 'database'] as const)('turning pages of cars found in the %s', (kind) => {
  const openShowroom = () => new Showroom(database.db, { finder: kind, mayLagMs: 0 });

  it('pages through alike on two servers of which one got a car late', async () => {
    // All were published in the same second, as after an import.
    const publishedAt = new Date('2026-11-15T04:00:00Z');
    const parked: string[] = [];
    for (let car = 0; car < 9; car++) parked.push(await yard.park('x3', { publishedAt }));
    const [, late] = parked;
    await setStatus(late, 'off');
    const before = openShowroom();
    await before.open();
    await setStatus(late, 'onSale');
    const after = openShowroom();
    await after.open();
    for (const sortField of ['publishTime', 'price', 'mileage', 'recordDate']) {
      for (const sort of ['asc', 'desc'] as const) {
        const shown: string[] = [];
        for (const [turn, showroom] of [before, after, before].entries()) {
          const query = { sortField, sort, pageNum: turn + 1, pageSize: 3 };
          shown.push(...(await showroom.search(query, null)).list.map(({ vehicleId }) => vehicleId));
        }
        expect(shown, `${sortField} ${sort}`).toEqual(sort === 'asc' ? parked : parked.toReversed());
      }
    }
  });

  it.each(['asc', 'desc'] as const)(
    'goes on behind the page that was seen, whatever comes or is sold, %s',
    async (sort) => {
      const showroom = openShowroom();
      const park = (yuan: number) => yard.park('x3', { priceYuan: yuan });
      const parked: string[] = [];
      for (const wan of [5, 5, 6, 6, 6, 6, 7, 8, 8]) parked.push(await park(wan * 10_000));
      const inOrder = sort === 'asc' ? parked : parked.toReversed();
      const look = async (pageNum: number, after?: string | null) => {
        const query = { sortField: 'price', sort, pageSize: 3, pageNum, after: after ?? undefined };
        const { list, total, endsAt } = await showroom.search(query, null);
        return { ids: list.map(({ vehicleId }) => vehicleId), total, endsAt };
      };

      const first = await look(1);
      await park(50_000);
      await park(80_000);
      await setStatus(inOrder[0], 'sold');
      await setStatus(inOrder[2], 'sold');
      const second = await look(2, first.endsAt);
      expect([...first.ids, ...second.ids]).toEqual(inOrder.slice(0, 6));
      const [next] = (await look(3, first.endsAt)).ids;
      expect([next, second.total]).toEqual([inOrder[6], 9]);
      // Who goes back looks anew.
      expect((await look(1, second.endsAt)).ids).not.toContain(inOrder[0]);
    },
  );
});
