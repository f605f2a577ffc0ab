import type { UsedCarFilterOptions } from '@cheyantong/contract';
import { BODY_TYPES, COLORS, EMISSION_STANDARDS, ENERGY_TYPES, GEAR_TYPES, LEVELS } from '@cheyantong/domain';
import { asc, exists, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { brands } from '../vehicles/tables.ts';
import { AGES, MILEAGES, PRICES } from './ranges.ts';
import { ON_SALE } from './search/conditions.ts';
import { remembered, ShortLived } from './short-lived.ts';
import { usedCars } from './tables.ts';
import { TRAITS } from './traits.ts';

/** What the showroom can be narrowed by. Only words that lead to a car are offered. */
export class FilterOptions {
  readonly #db: DbHandle;
  readonly #known = new ShortLived<Promise<UsedCarFilterOptions>>({ lifeMs: 60_000, size: 1 });

  constructor(db: DbHandle) {
    this.#db = db;
  }

  read(): Promise<UsedCarFilterOptions> {
    return remembered(this.#known, 'all', () => this.#gather());
  }

  async #gather(): Promise<UsedCarFilterOptions> {
    return {
      brands: await this.#brandsOnSale(),
      prices: PRICES,
      ages: AGES,
      mileages: MILEAGES,
      energyTypes: await this.#inUse('energy', ENERGY_TYPES),
      gearTypes: await this.#inUse('gearbox', GEAR_TYPES),
      emissionStandards: await this.#inUse('emission', EMISSION_STANDARDS),
      levels: await this.#inUse('level', LEVELS),
      bodyTypes: await this.#inUse('body', BODY_TYPES),
      colors: await this.#inUse('color', COLORS),
    };
  }

  async #brandsOnSale(): Promise<UsedCarFilterOptions['brands']> {
    const oneOnSale = this.#db
      .select({ one: sql`1` })
      .from(usedCars)
      .where(sql`${ON_SALE} and ${usedCars.brandId} = ${brands.id}`);
    const found = await this.#db
      .select()
      .from(brands)
      .where(exists(oneOnSale))
      .orderBy(asc(brands.initial), asc(brands.name));
    return found.map(({ id, name, initial, hot }) => ({
      brandId: String(id),
      brandName: name,
      initial,
      hot: hot ? 1 : 0,
    }));
  }

  /** Asks the index for one car of each word, which is quicker than listing the words of all cars. */
  async #inUse(trait: keyof typeof TRAITS, words: readonly string[]) {
    const list = sql.join(
      words.map((word) => sql`(${word})`),
      sql`, `,
    );
    const found = await this.#db
      .select({ word: sql<string>`word` })
      .from(sql`(values ${list}) as words (word)`)
      .where(
        sql`exists (select 1 from ${usedCars} where ${ON_SALE} and ${usedCars.traits} @> array[${`${TRAITS[trait]}:`} || word])`,
      );
    const used = new Set(found.map(({ word }) => word));
    return words.filter((word) => used.has(word)).map((word) => ({ value: word, label: word }));
  }
}
