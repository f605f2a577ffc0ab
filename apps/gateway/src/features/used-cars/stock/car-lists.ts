import { ShortLived } from '../../../memory/short-lived.ts';
import type { Condition } from '../finding/condition.ts';
import { CarList } from './car-list.ts';
import type { StockKeeper } from './stock-keeper.ts';

/** Lists of cars for sale, kept as long as the stock is as it was when they were made: many visitors ask what others asked. */
export class CarLists {
  readonly #keeper: StockKeeper;
  readonly #known = new ShortLived<CarList>({ lifeMs: 60_000, size: 500 });

  constructor(keeper: StockKeeper) {
    this.#keeper = keeper;
  }

  async of(conditions: readonly Condition[]): Promise<CarList> {
    const stock = await this.#keeper.current();
    const key = JSON.stringify(conditions);
    const known = this.#known.recall(key);
    if (known?.isAsNewAs(stock)) return known;
    const list = new CarList(stock, conditions);
    this.#known.keep(key, list);
    return list;
  }
}
