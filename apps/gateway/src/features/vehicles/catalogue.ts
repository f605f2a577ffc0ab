import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { brands, models, series } from './tables.ts';

export type BrandRow = typeof brands.$inferSelect;
export type SeriesRow = typeof series.$inferSelect;
type ModelRow = typeof models.$inferSelect;

/** A model with what it belongs to. */
export interface CatalogueModel {
  brand: BrandRow;
  series: SeriesRow;
  model: ModelRow;
}

/** Reading the catalogue. An unknown parent is undefined, one without children has an empty list. */
export class Catalogue {
  readonly #db: DbHandle;

  constructor(db: DbHandle) {
    this.#db = db;
  }

  brands(): Promise<BrandRow[]> {
    return this.#db.select().from(brands);
  }

  /** Every series by its name and its brand's, with the energy that all its models share. */
  seriesNames() {
    return this.#db
      .select({
        seriesId: series.id,
        seriesName: series.name,
        brandId: brands.id,
        brandName: brands.name,
        body: series.body,
        level: series.level,
        energy: sql<string | null>`(
          select min(${models.energy}) from ${models}
          where ${models.seriesId} = ${series.id} having count(distinct ${models.energy}) = 1
        )`,
      })
      .from(series)
      .innerJoin(brands, eq(brands.id, series.brandId))
      .orderBy(asc(series.id));
  }

  async brand(id: bigint): Promise<BrandRow | undefined> {
    const [brand] = await this.#db.select().from(brands).where(eq(brands.id, id));
    return brand;
  }

  async seriesOf(brandId: bigint): Promise<{ brand: BrandRow; series: SeriesRow }[] | undefined> {
    const rows = await this.#db
      .select({ brand: brands, series })
      .from(brands)
      .leftJoin(series, eq(series.brandId, brands.id))
      .where(eq(brands.id, brandId));
    if (rows.length === 0) return undefined;
    return rows.flatMap(({ brand, series: child }) => (child ? [{ brand, series: child }] : []));
  }

  async modelsOf(seriesId: bigint): Promise<CatalogueModel[] | undefined> {
    const rows = await this.#db
      .select({ brand: brands, series, model: models })
      .from(series)
      .innerJoin(brands, eq(brands.id, series.brandId))
      .leftJoin(models, eq(models.seriesId, series.id))
      .where(eq(series.id, seriesId))
      .orderBy(desc(models.year), asc(models.guidePriceYuan), asc(models.trim));
    if (rows.length === 0) return undefined;
    return rows.flatMap(({ model, ...parents }) => (model ? [{ ...parents, model }] : []));
  }

  async model(id: bigint): Promise<CatalogueModel | undefined> {
    const [found] = await this.#db
      .select({ brand: brands, series, model: models })
      .from(models)
      .innerJoin(series, eq(series.id, models.seriesId))
      .innerJoin(brands, eq(brands.id, series.brandId))
      .where(eq(models.id, id));
    return found;
  }

  /** Models of these brands around a year, those that this very maker builds first, then the nearest year. */
  modelsAround(
    year: number,
    brandNames: readonly string[],
    maker: string,
    limit: number,
  ): Promise<CatalogueModel[]> {
    const ofThisMaker: SQL = sql`position(${series.maker} in ${maker}) > 0`;
    return this.#db
      .select({ brand: brands, series, model: models })
      .from(brands)
      .innerJoin(series, eq(series.brandId, brands.id))
      .innerJoin(
        models,
        sql`${models.seriesId} = ${series.id} and ${models.year} between ${year - 1} and ${year + 1}`,
      )
      .where(inArray(brands.name, [...brandNames]))
      .orderBy(
        desc(ofThisMaker),
        sql`abs(${models.year} - ${year})`,
        asc(series.id),
        asc(models.guidePriceYuan),
      )
      .limit(limit);
  }
}
