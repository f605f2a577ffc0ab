import { beijingYear } from '@cheyantong/domain';
import { SeededRandom } from '@cheyantong/domain/seeded-random';
import type { DbHandle } from '../../db/handle.ts';
import { type PricedModel, pricedModels } from '../vehicles/index.ts';
import { loadDemoDealers } from './demo/dealers.ts';
import { demoListing } from './demo/listing.ts';
import { usedCars } from './tables.ts';

const LISTINGS = 1_400;
const SEED = 20_260_401;
const BATCH = 500;
const EVALUATED_ON_SALE = [
  ['远航 E5', 6],
  ['云岭 X7', 5],
  ['星野 L6', 5],
  ['万里 M9', 4],
  ['长风 A7', 4],
  ['山河 T8', 3],
  ['青禾 Q2', 3],
] as const;
/** Large cities sell more. */
const LARGE_CITY_WEIGHT = 2;
const HOT_BRAND_WEIGHT = 2;
/** Cars of 3 to 8 years fill the dealers' yards; older ones are fewer with each year. */
const FULL_STOCK_YEARS = 8;

/**
 * Dealers and cars for the demonstration, made from the catalogue in the database; run again, it adds nothing. The same
 * catalogue gives the same cars, only the dates follow the day they are loaded.
 */
export async function loadDemoUsedCars(db: DbHandle, now = new Date()): Promise<{ inserted: number }> {
  const catalogue = await pricedModels(db, now);
  if (catalogue.length === 0) return { inserted: 0 };
  return db.transaction(async (tx) => {
    const dealers = await loadDemoDealers(tx);
    const random = new SeededRandom(SEED);
    const thisYear = beijingYear(now);
    const stocked = catalogue.map((model) => ({ model, weight: stockWeight(model, thisYear) }));
    const listings = Array.from({ length: LISTINGS }, (_, at) => {
      const { model } = random.pickWeighted(stocked, ({ weight }) => weight);
      const dealer = random.pickWeighted(dealers, ({ isLarge }) => (isLarge ? LARGE_CITY_WEIGHT : 1));
      return demoListing(at + 1, model, dealer, random, now);
    });
    listings.push(...inventedListings(await pricedModels(tx, now, 'invented'), dealers, now));
    let inserted = 0;
    for (let from = 0; from < listings.length; from += BATCH) {
      const batch = listings.slice(from, from + BATCH);
      const added = await tx
        .insert(usedCars)
        .values(batch)
        .onConflictDoNothing({ target: usedCars.sourceKey })
        .returning({ id: usedCars.id });
      inserted += added.length;
    }
    return { inserted };
  });
}

/** A few of the cars that were evaluated, so that a result leads to some that can be bought. */
function inventedListings(
  models: readonly PricedModel[],
  dealers: Awaited<ReturnType<typeof loadDemoDealers>>,
  now: Date,
) {
  const random = new SeededRandom(SEED + 1);
  const wanted = EVALUATED_ON_SALE.flatMap(([name, count]) => {
    const ofSeries = models.filter(({ seriesName }) => seriesName === name);
    return ofSeries.length === 0 ? [] : Array.from({ length: count }, () => random.pick(ofSeries));
  });
  return wanted.map((model, at) => {
    const dealer = random.pick(dealers);
    const listing = demoListing(LISTINGS + 1 + at, model, dealer, random, now);
    return { ...listing, status: 'onSale' as const };
  });
}

function stockWeight(model: PricedModel, thisYear: number): number {
  const age = thisYear - model.modelYear;
  const byAge = age <= FULL_STOCK_YEARS ? 1 : 0.75 ** (age - FULL_STOCK_YEARS);
  return byAge * (model.brandHot ? HOT_BRAND_WEIGHT : 1);
}
