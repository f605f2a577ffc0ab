import { eq, ilike, sql } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { containing } from '../../../db/like.ts';
import { remembered, ShortLived } from '../../../memory/short-lived.ts';
import { brands, models, series } from '../../vehicles/tables.ts';
import type { Condition } from './condition.ts';
import { plainMeanings } from './spoken-words.ts';

const MOST_WORDS = 5;

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
  readonly #known: ShortLived<Promise<Condition>>;
  readonly #names: ShortLived<Promise<SeriesName[]>>;

  /** What a word means may lag as little as the lists do: two servers must not find different cars by it. */
  constructor(db: DbHandle, mayLagMs: number) {
    this.#db = db;
    this.#known = new ShortLived({ lifeMs: mayLagMs, size: 500 });
    this.#names = new ShortLived({ lifeMs: mayLagMs, size: 1 });
  }

  conditionsOf(keywords: string | undefined): Promise<Condition[]> {
    const words = [...new Set((keywords ?? '').split(/[\s,，、]+/).filter(Boolean))].slice(0, MOST_WORDS);
    return Promise.all(words.map((word) => remembered(this.#known, word, () => this.#meaningOf(word))));
  }

  async #meaningOf(word: string): Promise<Condition> {
    const meanings = [...plainMeanings(word), ...(await this.#brandsAndSeries(word))];
    if (meanings.length === 0) meanings.push(...(await this.#models(word)));
    const [meaning] = meanings;
    return meaning && meanings.length === 1 ? meaning : { anyOf: meanings };
  }

  async #brandsAndSeries(word: string): Promise<Condition[]> {
    const names = await remembered(this.#names, 'all', () => this.#readNames());
    const asked = word.toLowerCase();
    const ofBrand = names.filter(({ brandName }) => brandName.includes(asked));
    // With the brand in front, 丰田卡罗拉 written in one word is found as well.
    const ofSeries = names.filter(
      ({ fullName, brandName }) => fullName.includes(asked) && !brandName.includes(asked),
    );
    return [
      ...oneOf('brandId', [...new Set(ofBrand.map(({ brandId }) => brandId))]),
      ...oneOf(
        'seriesId',
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

  async #models(word: string): Promise<Condition[]> {
    const named = ilike(sql`${models.year} || ${'款 '}::text || ${models.trim}`, containing(word));
    const found = await this.#db.select({ id: models.id }).from(models).where(named);
    return oneOf(
      'modelId',
      found.map(({ id }) => id),
    );
  }
}

const oneOf = (column: 'brandId' | 'seriesId' | 'modelId', ids: readonly bigint[]): Condition[] =>
  ids.length > 0 ? [{ column, oneOf: ids.map(String) }] : [];
