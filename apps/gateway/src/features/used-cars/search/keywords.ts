import { arrayOverlaps, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { brands, models, series } from '../../vehicles/tables.ts';
import { remembered, ShortLived } from '../short-lived.ts';
import { usedCars } from '../tables.ts';
import { allOf, type Conditions, conditionsOn } from './conditions.ts';
import { plainMeanings } from './words.ts';

const MOST_WORDS = 5;
/** A word that fits more models than this, and no brand or series, is too vague to go by. */
const MOST_MODELS = 2_000;

/** In small letters. */
interface SeriesName {
  id: bigint;
  fullName: string;
  brandId: bigint;
  brandName: string;
}

/**
 * Turns the visitor's words into ids: brands, series and models are few, listings are many, so the listings are never
 * searched by text. Every word must fit; a word that means several things fits any of them.
 */
export class Keywords {
  readonly #db: DbHandle;
  readonly #known = new ShortLived<Promise<Conditions>>({ lifeMs: 60_000, size: 500 });
  readonly #names = new ShortLived<Promise<SeriesName[]>>({ lifeMs: 60_000, size: 1 });

  constructor(db: DbHandle) {
    this.#db = db;
  }

  async conditionsOf(keywords: string | undefined): Promise<Conditions> {
    const words = [...new Set((keywords ?? '').split(/[\s,，、]+/).filter(Boolean))].slice(0, MOST_WORDS);
    const meanings = words.map((word) => remembered(this.#known, word, () => this.#meaningOf(word)));
    return allOf(await Promise.all(meanings));
  }

  async #meaningOf(word: string): Promise<Conditions> {
    const meanings = [...plainMeanings(word), ...(await this.#brandsAndSeries(word))];
    if (meanings.length === 0) meanings.push(...(await this.#models(word)));
    return anyOf(meanings);
  }

  async #brandsAndSeries(word: string): Promise<Conditions[]> {
    const names = await remembered(this.#names, 'all', () => this.#readNames());
    const asked = word.toLowerCase();
    const ofBrand = names.filter(({ brandName }) => brandName.includes(asked));
    // With the brand in front, 丰田卡罗拉 written in one word is found as well.
    const ofSeries = names.filter(
      ({ fullName, brandName }) => fullName.includes(asked) && !brandName.includes(asked),
    );
    return [
      ...oneOf(usedCars.brandId, [...new Set(ofBrand.map(({ brandId }) => brandId))]),
      ...oneOf(
        usedCars.seriesId,
        ofSeries.map(({ id }) => id),
      ),
    ];
  }

  /** All of them: some thousand short names, sooner looked through here than asked for word by word. */
  #readNames(): Promise<SeriesName[]> {
    return this.#db
      .select({
        id: series.id,
        fullName: sql<string>`lower(${brands.name} || ${series.name})`,
        brandId: brands.id,
        brandName: sql<string>`lower(${brands.name})`,
      })
      .from(series)
      .innerJoin(brands, eq(brands.id, series.brandId))
      .execute();
  }

  async #models(word: string): Promise<Conditions[]> {
    const named = ilike(sql`${models.year} || '款 ' || ${models.trim}`, containing(word));
    const found = await this.#db.select({ id: models.id }).from(models).where(named).limit(MOST_MODELS);
    return oneOf(
      usedCars.modelId,
      found.map(({ id }) => id),
    );
  }
}

/** One meaning is told as usual. Of several, each must have an index to begin with: for words, that of the traits. */
function anyOf(meanings: Conditions[]): Conditions {
  const [meaning] = meanings;
  if (meaning && meanings.length === 1) return meaning;
  const each = meanings.flatMap(({ ids, words }): SQL[] => [
    ...ids,
    ...words.map((oneOf) => arrayOverlaps(usedCars.traits, oneOf)),
  ]);
  return conditionsOn([or(...each) ?? sql`false`]);
}

const oneOf = (
  column: typeof usedCars.brandId | typeof usedCars.seriesId | typeof usedCars.modelId,
  ids: bigint[],
): Conditions[] => (ids.length > 0 ? [conditionsOn([inArray(column, ids)])] : []);

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
