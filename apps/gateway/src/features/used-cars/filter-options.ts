import type { UsedCarFilterOptions } from '@cheyantong/contract';
import { BODY_TYPES, COLORS, EMISSION_STANDARDS, ENERGY_TYPES, GEAR_TYPES, LEVELS } from '@cheyantong/domain';
import { asc, inArray } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { brands } from '../vehicles/tables.ts';
import type { CarFinder } from './finding/car-finder.ts';
import type { Word } from './finding/columns.ts';
import { AGES, MILEAGES, PRICES } from './ranges.ts';

/** What the showroom can be narrowed by. Only words that lead to a car are offered. */
export class FilterOptions {
  readonly #db: DbHandle;
  readonly #finder: CarFinder;

  constructor(db: DbHandle, finder: CarFinder) {
    this.#db = db;
    this.#finder = finder;
  }

  async gather(): Promise<UsedCarFilterOptions> {
    return {
      brands: await this.#brands(),
      prices: PRICES,
      ages: AGES,
      mileages: MILEAGES,
      energyTypes: await this.#options('energy', ENERGY_TYPES),
      gearTypes: await this.#options('gearbox', GEAR_TYPES),
      emissionStandards: await this.#options('emission', EMISSION_STANDARDS),
      levels: await this.#options('level', LEVELS),
      bodyTypes: await this.#options('body', BODY_TYPES),
      colors: await this.#options('color', COLORS),
    };
  }

  /** In the order of the domain, which is the order people know. */
  async #options(column: Word, words: readonly string[]): Promise<{ value: string; label: string }[]> {
    const onSale = new Set(await this.#finder.wordsOnSale(column));
    return words.filter((word) => onSale.has(word)).map((word) => ({ value: word, label: word }));
  }

  async #brands(): Promise<UsedCarFilterOptions['brands']> {
    const ids = await this.#finder.wordsOnSale('brandId');
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
