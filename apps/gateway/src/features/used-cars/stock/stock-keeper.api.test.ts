import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine, newDatabaseAddress, openTestDatabase } from '../../../../test/database.ts';
import { type Database, openDatabase } from '../../../db/client.ts';
import { orderOf } from '../finding/order.ts';
import { usedCars } from '../tables.ts';
import { openTestYard, type TestYard } from '../test-cars.ts';
import { Selection } from './selection.ts';
import { StockKeeper } from './stock-keeper.ts';

let database: Database;
let yard: TestYard;
beforeAll(async () => {
  database = await openTestDatabase();
  yard = await openTestYard(database.db);
});
afterAll(() => database.close());

const idsOnSale = async (keeper: StockKeeper): Promise<string[]> => {
  const stock = await keeper.upToDate();
  const slots = new Selection(stock, []).slots(orderOf({ sortField: 'publishTime', sort: 'asc' }), 0, 100);
  return Array.from(slots, (slot) => String(stock.idOf(slot)));
};

const priceOf = async (keeper: StockKeeper, id: string): Promise<number> => {
  const stock = await keeper.upToDate();
  return stock.figures.priceYuan.at(stock.slotOf(Number(id)) ?? -1);
};

describe('the stock in memory', () => {
  it('follows every change of the database', async () => {
    const keeper = new StockKeeper(database.db, 0);
    const first = await yard.park('three');
    await yard.park('three', { status: 'sold' });
    expect(await idsOnSale(keeper)).toEqual([first]);

    const second = await yard.park('camry', { priceYuan: 90_000 });
    expect(await idsOnSale(keeper)).toEqual([first, second]);

    await database.db
      .update(usedCars)
      .set({ priceYuan: 88_000 })
      .where(eq(usedCars.id, BigInt(second)));
    expect(await priceOf(keeper, second)).toBe(88_000);

    await database.db
      .update(usedCars)
      .set({ status: 'sold' })
      .where(eq(usedCars.id, BigInt(first)));
    expect(await idsOnSale(keeper)).toEqual([second]);
  });

  it('reads again what changed and nothing else', async () => {
    const keeper = new StockKeeper(database.db, 0);
    const car = await yard.park('x3');
    const { changes } = await keeper.upToDate();
    expect((await keeper.upToDate()).changes).toBe(changes);
    await database.db
      .update(usedCars)
      .set({ color: '黑色' })
      .where(eq(usedCars.id, BigInt(car)));
    expect((await keeper.upToDate()).changes).toBe(changes + 1);
    expect((await keeper.upToDate()).changes).toBe(changes + 1);
  });

  it('takes over cars of a restored backup, whose transactions are yet to come here', async () => {
    const car = await yard.park('corolla');
    await database.db.execute(sql`alter table used_cars disable trigger used_cars_note_changes`);
    await database.db.execute(sql`update used_cars set changed_in = '999999999999'`);
    await database.db.execute(sql`alter table used_cars enable trigger used_cars_note_changes`);
    const keeper = new StockKeeper(database.db, 0);
    const { changes } = await keeper.upToDate();
    expect((await keeper.upToDate()).changes).toBe(changes);
    await database.db
      .update(usedCars)
      .set({ priceYuan: 1_000 })
      .where(eq(usedCars.id, BigInt(car)));
    expect(await priceOf(keeper, car)).toBe(1_000);
  });
});

describe.runIf(engine === 'postgres')('with transactions beside each other', () => {
  it('misses no car whose transaction began before others and ends after them', async () => {
    const address = await newDatabaseAddress();
    const [slow, quick] = [await openDatabase(address), await openDatabase(address)];
    const lot = await openTestYard(quick.db);
    const keeper = new StockKeeper(quick.db, 0);
    const early = await lot.park('three');
    let late = '';
    await slow.db.transaction(async (tx) => {
      await tx
        .update(usedCars)
        .set({ priceYuan: 70_000 })
        .where(eq(usedCars.id, BigInt(early)));
      late = await lot.park('camry');
      expect(await idsOnSale(keeper)).toEqual([early, late]);
      expect(await priceOf(keeper, early)).toBe(150_000);
    });
    expect(await priceOf(keeper, early)).toBe(70_000);
    await Promise.all([slow.close(), quick.close()]);
    await address.remove();
  });

  it('shows the cars of a while ago while the database is away', async () => {
    const lost = await openTestDatabase();
    const lostYard = await openTestYard(lost.db);
    await lostYard.park('three');
    const keeper = new StockKeeper(lost.db, 0);
    await keeper.upToDate();
    await lost.close();
    const stock = await keeper.current();
    expect(new Selection(stock, []).total).toBe(1);
    await expect(keeper.upToDate()).rejects.toThrow();
  });
});
