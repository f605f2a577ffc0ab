import { eq, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { dealers } from '../dealers/tables.ts';
import { brands, models, series } from '../vehicles/tables.ts';
import { modelColumns } from './model-and-dealer-names.ts';
import { usedCars } from './tables.ts';

const cardColumns = {
  ...modelColumns,
  id: usedCars.id,
  level: usedCars.level,
  registeredOn: usedCars.registeredOn,
  mileageKm: usedCars.mileageKm,
  cityCode: usedCars.cityCode,
  cityName: usedCars.cityName,
  priceYuan: usedCars.priceYuan,
  energy: usedCars.energy,
  gearbox: usedCars.gearbox,
  emission: usedCars.emission,
  body: usedCars.body,
  color: usedCars.color,
  transfers: usedCars.transfers,
  status: usedCars.status,
  publishedAt: usedCars.publishedAt,
  dealerName: dealers.name,
};

const detailColumns = {
  ...cardColumns,
  maker: series.maker,
  useNature: usedCars.useNature,
  annualInspectionOn: usedCars.annualInspectionOn,
  insuredUntil: usedCars.insuredUntil,
  vin: usedCars.vin,
  description: usedCars.description,
  engine: models.engine,
  seats: models.seats,
  dealerId: dealers.id,
  dealerAddress: dealers.address,
  dealerPhone: dealers.phone,
};

/** Cars as they are this very moment. Made once for a server: the two statements are prepared by name, since an id needs no other plan than the last one did. */
export class UsedCars {
  readonly #cards;
  readonly #details;

  constructor(db: DbHandle) {
    this.#cards = db
      .select(cardColumns)
      .from(usedCars)
      .innerJoin(models, eq(models.id, usedCars.modelId))
      .innerJoin(series, eq(series.id, usedCars.seriesId))
      .innerJoin(brands, eq(brands.id, usedCars.brandId))
      .innerJoin(dealers, eq(dealers.id, usedCars.dealerId))
      .where(sql`${usedCars.id} = any(${sql.placeholder('ids')}::bigint[])`)
      .prepare('used_car_cards');
    this.#details = db
      .select(detailColumns)
      .from(usedCars)
      .innerJoin(models, eq(models.id, usedCars.modelId))
      .innerJoin(series, eq(series.id, usedCars.seriesId))
      .innerJoin(brands, eq(brands.id, usedCars.brandId))
      .innerJoin(dealers, eq(dealers.id, usedCars.dealerId))
      .where(eq(usedCars.id, sql.placeholder('id')))
      .prepare('used_car_details');
  }

  /** The cars of these ids, in this order. */
  async cards(ids: readonly bigint[]) {
    if (ids.length === 0) return [];
    const found = await this.#cards.execute({ ids: `{${ids.join()}}` });
    const byId = new Map(found.map((car) => [car.id, car]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async find(id: bigint) {
    const [car] = await this.#details.execute({ id });
    return car;
  }
}

export type CardRow = Awaited<ReturnType<UsedCars['cards']>>[number];
export type DetailRow = NonNullable<Awaited<ReturnType<UsedCars['find']>>>;
