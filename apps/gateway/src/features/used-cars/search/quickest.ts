import { arrayContains, arrayOverlaps, eq, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../../db/handle.ts';
import { remembered, ShortLived } from '../short-lived.ts';
import { usedCars } from '../tables.ts';
import { traitOf } from '../traits.ts';
import { type Conditions, ON_SALE } from './conditions.ts';

/** Reading this share of an index takes longer than passing over the cars that lack the word. */
const COMMON = 0.4;
/** Where fewer cars of a level have the other words, too many of the level are passed over. */
const RARE = 0.02;

/** Tells conditions in the way that all cars that fit are found soonest. */
export class Quickest {
  readonly #db: DbHandle;
  readonly #noted = new ShortLived<Promise<Map<string, number>>>({ lifeMs: 600_000, size: 1 });

  constructor(db: DbHandle) {
    this.#db = db;
  }

  /** Ids narrow by themselves, and so does a single range; other combinations are for the index of traits to find. */
  async conditions({ ids, level, figures, words, bands }: Conditions): Promise<SQL[]> {
    const told = [ON_SALE, ...ids, ...figures.map(({ is }) => is)];
    if (ids.length > 0) return told;
    const shareOf = await this.#shares();
    if (level !== undefined) {
      const others = words.filter(([word]) => word !== traitOf('level', level)).map(shareOf);
      if (others.reduce((all, share) => all * share, 1) >= RARE) return [...told, eq(usedCars.level, level)];
    }
    const telling = words.filter((word) => shareOf(word) <= COMMON);
    const tellingBands = bands.filter((band) => shareOf(band) <= COMMON);
    if (telling.length === 0 && tellingBands.length < 2) return told;
    return [...told, ...[...telling, ...tellingBands].map(hasOneOf)];
  }

  /** What share of the cars has one of these traits. One that nobody has counted yet is taken for rare. */
  async #shares(): Promise<(traits: string[]) => number> {
    const shares = await remembered(this.#noted, 'all', () => this.#readShares());
    return (traits) => traits.reduce((sum, trait) => sum + (shares.get(trait) ?? 0), 0);
  }

  /** From what the database notes about its columns anyway. */
  async #readShares(): Promise<Map<string, number>> {
    const noted = await this.#db
      .select({ trait: sql<string>`trait`, share: sql<number>`share` })
      .from(
        sql`pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as noted (trait, share)`,
      )
      // Behind the shares stand their least, their greatest and that of nulls, which belong to no trait.
      .where(
        sql`schemaname = current_schema() and tablename = 'used_cars' and attname = 'traits' and trait is not null`,
      );
    return new Map(noted.map(({ trait, share }) => [trait, share]));
  }
}

/** A range that ends before it begins touches no band, and no car fits it. */
function hasOneOf(traits: string[]): SQL {
  if (traits.length === 0) return sql`false`;
  return traits.length === 1
    ? arrayContains(usedCars.traits, traits)
    : arrayOverlaps(usedCars.traits, traits);
}
