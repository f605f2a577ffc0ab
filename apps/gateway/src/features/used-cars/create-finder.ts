import type { DbHandle } from '../../db/handle.ts';
import { type CarCards, cardsFromDatabase } from './car-cards.ts';
import type { UsedCars } from './cars.ts';
import { DatabaseFinder } from './database/database-finder.ts';
import type { CarFinder } from './finding/car-finder.ts';
import { StockCards } from './stock/stock-cards.ts';
import { StockFinder } from './stock/stock-finder.ts';
import { StockKeeper } from './stock/stock-keeper.ts';

/** Where a server looks for cars: in its own memory, or in the database. */
export type FinderKind = 'memory' | 'database';

interface Parts {
  db: DbHandle;
  cars: UsedCars;
  mayLagMs: number;
}

/** The finder and the cards that go with it: only what holds all cars in memory can make cards from there. */
export function createFinder(
  kind: FinderKind,
  { db, cars, mayLagMs }: Parts,
): { finder: CarFinder; cards: CarCards } {
  if (kind === 'database') {
    return { finder: new DatabaseFinder(db, mayLagMs), cards: cardsFromDatabase(cars) };
  }
  const keeper = new StockKeeper(db, mayLagMs);
  return { finder: new StockFinder(keeper), cards: new StockCards(db, keeper.stock) };
}
