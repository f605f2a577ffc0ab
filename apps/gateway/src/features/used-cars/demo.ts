import { asc, eq, isNotNull } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { brands, models, series } from '../vehicles/tables.ts';
import { loadDemoDealers } from './demo/dealers.ts';
import { type CatalogueModel, demoListing } from './demo/listing.ts';
import { SeededRandom } from './demo/random.ts';
import { usedCars } from './tables.ts';

const LISTINGS = 1_400;
const SEED = 20_260_401;
const BATCH = 500;
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
  const catalogue = await cataloguedModels(db, now);
  if (catalogue.length === 0) return { inserted: 0 };
  return db.transaction(async (tx) => {
    const dealers = await loadDemoDealers(tx);
    const random = new SeededRandom(SEED);
    const listings = Array.from({ length: LISTINGS }, (_, at) => {
      const model = random.pickWeighted(catalogue, (candidate) => stockWeight(candidate, now));
      const dealer = random.pickWeighted(dealers, ({ isLarge }) => (isLarge ? LARGE_CITY_WEIGHT : 1));
      return demoListing(at + 1, model, dealer, random, now);
    });
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

async function cataloguedModels(db: DbHandle, now: Date): Promise<CatalogueModel[]> {
  const found = await db
    .select({
      modelId: models.id,
      seriesId: series.id,
      brandId: brands.id,
      brandName: brands.name,
      seriesName: series.name,
      brandHot: brands.hot,
      level: series.level,
      body: series.body,
      modelYear: models.year,
      trim: models.trim,
      horsepower: models.horsepower,
      displacement: models.displacement,
      drive: models.drive,
      rangeKm: models.rangeKm,
      energy: models.energy,
      gearbox: models.gearbox,
      emission: models.emission,
      guidePriceYuan: models.guidePriceYuan,
    })
    .from(models)
    .innerJoin(series, eq(series.id, models.seriesId))
    .innerJoin(brands, eq(brands.id, series.brandId))
    .where(isNotNull(models.guidePriceYuan))
    .orderBy(asc(brands.name), asc(series.name), asc(models.year), asc(models.trim));
  return found.flatMap(({ guidePriceYuan, ...model }) =>
    guidePriceYuan && model.modelYear <= now.getFullYear() ? [{ ...model, guidePriceYuan }] : [],
  );
}

function stockWeight(model: CatalogueModel, now: Date): number {
  const age = now.getFullYear() - model.modelYear;
  const byAge = age <= FULL_STOCK_YEARS ? 1 : 0.75 ** (age - FULL_STOCK_YEARS);
  return byAge * (model.brandHot ? HOT_BRAND_WEIGHT : 1);
}
