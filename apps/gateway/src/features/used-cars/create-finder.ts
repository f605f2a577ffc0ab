import type { DbHandle } from '../../db/handle.ts';
import { type CarCards, cardsFromDatabase } from './car-cards.ts';
import type { UsedCars } from './cars.ts';
import { DatabaseFinder } from './database/database-finder.ts';
import type { CarFinder } from './finding/car-finder.ts';
import { AppraisalShelf } from './stock/kept-appraisals.ts';
import { StockCards } from './stock/stock-cards.ts';
import { StockFinder } from './stock/stock-finder.ts';
import { StockKeeper } from './stock/stock-keeper.ts';

/** Where a server looks for cars: in its own memory, or in the database. */
export type FinderKind = 'memory' | 'database';

interface Parts {
  db: DbHandle;
  cars: UsedCars;
  mayLagMs: number;
  dataDir: string | undefined;
}

/** The finder and the cards that go with it: only what holds all cars in memory can make cards from there. */
export function createFinder(
  kind: FinderKind,
  { db, cars, mayLagMs, dataDir }: Parts,
): { finder: CarFinder; cards: CarCards } {
  if (kind === 'database') {
    return { finder: new DatabaseFinder(db, mayLagMs), cards: cardsFromDatabase(cars) };
  }
  const keeper = new StockKeeper(db, mayLagMs);
  const shelf = dataDir === undefined ? undefined : new AppraisalShelf(dataDir);
  return { finder: new StockFinder(keeper), cards: new StockCards(db, keeper.stock, shelf) };
}
