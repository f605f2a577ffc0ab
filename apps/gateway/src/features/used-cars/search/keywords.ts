import { and, eq, ilike, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { brands, models, series } from '../../vehicles/tables.ts';
import { remembered, ShortLived } from '../short-lived.ts';
import { usedCars } from '../tables.ts';
import { plainMeanings } from './words.ts';

const MOST_WORDS = 5;
/** A word that fits more models than this, and no brand or series, is too vague to go by. */
const MOST_MODELS = 2_000;

const NOTHING = sql`false`;

/**
 * Turns the visitor's words into ids: brands, series and models are few, listings are many, so the listings are never
 * searched by text. Every word must fit; a word that means several things fits any of them.
 */
export class Keywords {
  readonly #db: DbHandle;
  readonly #known = new ShortLived<Promise<SQL>>({ lifeMs: 60_000, size: 500 });

  constructor(db: DbHandle) {
    this.#db = db;
  }

  conditionsOf(keywords: string | undefined): Promise<SQL[]> {
    const words = [...new Set((keywords ?? '').split(/[\s,，、]+/).filter(Boolean))].slice(0, MOST_WORDS);
    return Promise.all(words.map((word) => remembered(this.#known, word, () => this.#meaningOf(word))));
  }

  async #meaningOf(word: string): Promise<SQL> {
    const meanings = [...plainMeanings(word), ...(await this.#brandsAndSeries(word))];
    if (meanings.length === 0) meanings.push(...(await this.#models(word)));
    return or(...meanings) ?? NOTHING;
  }

  async #brandsAndSeries(word: string): Promise<SQL[]> {
    const pattern = containing(word);
    const [brandIds, seriesIds] = await Promise.all([
      idsOf(this.#db.select({ id: brands.id }).from(brands).where(ilike(brands.name, pattern))),
      idsOf(
        this.#db
          .select({ id: series.id })
          .from(series)
          .innerJoin(brands, eq(brands.id, series.brandId))
          // With the brand in front, 丰田卡罗拉 written in one word is found as well.
          .where(
            and(ilike(sql`${brands.name} || ${series.name}`, pattern), not(ilike(brands.name, pattern))),
          ),
      ),
    ]);
    return [oneOf(usedCars.brandId, brandIds), oneOf(usedCars.seriesId, seriesIds)].flat();
  }

  async #models(word: string): Promise<SQL[]> {
    const named = ilike(sql`${models.year} || '款 ' || ${models.trim}`, containing(word));
    const ids = await idsOf(this.#db.select({ id: models.id }).from(models).where(named).limit(MOST_MODELS));
    return oneOf(usedCars.modelId, ids);
  }
}

const idsOf = async (found: PromiseLike<{ id: bigint }[]>): Promise<bigint[]> =>
  (await found).map(({ id }) => id);

const oneOf = (
  column: typeof usedCars.brandId | typeof usedCars.seriesId | typeof usedCars.modelId,
  ids: bigint[],
): SQL[] => (ids.length > 0 ? [inArray(column, ids)] : []);

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
