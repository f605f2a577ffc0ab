import { ShortLived } from '../../../memory/short-lived.ts';
import type { Condition } from '../finding/condition.ts';
import { CarList } from './car-list.ts';
import type { StockKeeper } from './stock-keeper.ts';

/**
 * Lists of cars for sale, kept for a minute. Who begins to look sees the cars as they are now; who turns pages goes on
 * in the list that was begun.
 */
export class CarLists {
  readonly #keeper: StockKeeper;
  readonly #known = new ShortLived<CarList>({ lifeMs: 60_000, size: 500 });

  constructor(keeper: StockKeeper) {
    this.#keeper = keeper;
  }

  /** For a page that begins behind so many cars. */
  async of(conditions: readonly Condition[], offset = 0): Promise<CarList> {
    const key = JSON.stringify(conditions);
    const known = this.#known.recall(key);
    if (known && offset > 0) return known;
    const stock = await this.#keeper.current();
    if (known?.isAsNewAs(stock)) return known;
    const list = new CarList(stock, conditions);
    this.#known.keep(key, list);
    return list;
  }
}
