import type { UsedCarFilterOptions } from '@cheyantong/contract';
import { BODY_TYPES, COLORS, EMISSION_STANDARDS, ENERGY_TYPES, GEAR_TYPES, LEVELS } from '@cheyantong/domain';
import { asc, inArray } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { remembered, ShortLived } from '../../memory/short-lived.ts';
import { brands } from '../vehicles/tables.ts';
import { AGES, MILEAGES, PRICES } from './ranges.ts';
import { is } from './search/condition.ts';
import { Selection } from './search/selection.ts';
import type { Word } from './stock/columns.ts';
import type { StockKeeper } from './stock/stock-keeper.ts';

/** What the showroom can be narrowed by. Only words that lead to a car are offered. */
export class FilterOptions {
  readonly #db: DbHandle;
  readonly #keeper: StockKeeper;
  readonly #known = new ShortLived<Promise<UsedCarFilterOptions>>({ lifeMs: 60_000, size: 1 });

  constructor(db: DbHandle, keeper: StockKeeper) {
    this.#db = db;
    this.#keeper = keeper;
  }

  read(): Promise<UsedCarFilterOptions> {
    return remembered(this.#known, 'all', () => this.#gather());
  }

  async #gather(): Promise<UsedCarFilterOptions> {
    const stock = await this.#keeper.current();
    const leadsToCar = (column: Word) => (word: string) => new Selection(stock, [is(column, word)]).total > 0;
    const options = (column: Word, words: readonly string[]) =>
      words.filter(leadsToCar(column)).map((word) => ({ value: word, label: word }));
    const brandIds = stock.words.brandId.codes.words.filter(leadsToCar('brandId'));
    return {
      brands: await this.#brands(brandIds),
      prices: PRICES,
      ages: AGES,
      mileages: MILEAGES,
      energyTypes: options('energy', ENERGY_TYPES),
      gearTypes: options('gearbox', GEAR_TYPES),
      emissionStandards: options('emission', EMISSION_STANDARDS),
      levels: options('level', LEVELS),
      bodyTypes: options('body', BODY_TYPES),
      colors: options('color', COLORS),
    };
  }

  async #brands(ids: readonly string[]): Promise<UsedCarFilterOptions['brands']> {
    const found = await this.#db
      .select()
      .from(brands)
      .where(inArray(brands.id, ids.map(BigInt)))
      .orderBy(asc(brands.initial), asc(brands.name));
    return found.map(({ id, name, initial, hot }) => ({
      brandId: String(id),
      brandName: name,
      initial,
      hot: hot ? 1 : 0,
    }));
  }
}
