import { beijingYear, INVENTED_BRAND } from '@cheyantong/domain';
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { brands, models, series } from './tables.ts';

/** What demonstration cars and parts are made from. */
export interface PricedModel {
  modelId: bigint;
  seriesId: bigint;
  brandId: bigint;
  brandName: string;
  seriesName: string;
  brandHot: boolean;
  level: string | null;
  body: string;
  modelYear: number;
  trim: string;
  energy: string;
  gearbox: string | null;
  emission: string | null;
  horsepower: number | null;
  displacement: string | null;
  drive: string | null;
  rangeKm: number | null;
  guidePriceYuan: number;
}

/**
 * Every model with a guide price that is out by now, in an order that does not depend on its ids. Invented cars are apart:
 * what they add to the demonstration must not change what real ones are drawn for.
 */
export async function pricedModels(
  db: DbHandle,
  now: Date,
  which: 'real' | 'invented' = 'real',
): Promise<PricedModel[]> {
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
    .where(and(isNotNull(models.guidePriceYuan), (which === 'real' ? ne : eq)(brands.name, INVENTED_BRAND)))
    .orderBy(asc(brands.name), asc(series.name), asc(models.year), asc(models.trim));
  return found.flatMap(({ guidePriceYuan, ...model }) =>
    guidePriceYuan && model.modelYear <= beijingYear(now) ? [{ ...model, guidePriceYuan }] : [],
  );
}
