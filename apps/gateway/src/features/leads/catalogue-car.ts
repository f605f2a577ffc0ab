import { eq, type SQL } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { Failure } from '../../http/failure.ts';
import { brands, models, series } from '../vehicles/tables.ts';
import type { LeadSubject } from './leads.ts';
import { modelName } from './model-name.ts';

interface CarCodes {
  brandCode?: string | undefined;
  seriesCode?: string | undefined;
  modelCode?: string | undefined;
}

/** As much of the car as its owner has said. */
type CarOfSubject = Partial<
  Pick<LeadSubject, 'brandCode' | 'brandName' | 'seriesCode' | 'seriesName' | 'modelCode' | 'modelName'>
>;

/** The car by its most exact code; names sent along are not read, because they would reach a dealer unchecked. */
export async function catalogueCar(handle: DbHandle, codes: CarCodes): Promise<CarOfSubject> {
  if (codes.modelCode) return findCar(handle, eq(models.id, idOf(codes.modelCode)), 'model');
  if (codes.seriesCode) return findCar(handle, eq(series.id, idOf(codes.seriesCode)), 'series');
  if (codes.brandCode) return findCar(handle, eq(brands.id, idOf(codes.brandCode)), 'brand');
  return {};
}

async function findCar(
  handle: DbHandle,
  named: SQL,
  exactness: 'brand' | 'series' | 'model',
): Promise<CarOfSubject> {
  const [car] = await handle
    .select({ brand: brands, series, model: models })
    .from(brands)
    .leftJoin(series, eq(series.brandId, brands.id))
    .leftJoin(models, eq(models.seriesId, series.id))
    .where(named)
    .limit(1);
  if (!car) throw unknownCar();
  return {
    brandCode: String(car.brand.id),
    brandName: car.brand.name,
    ...(exactness !== 'brand' &&
      car.series && { seriesCode: String(car.series.id), seriesName: car.series.name }),
    ...(exactness === 'model' &&
      car.series &&
      car.model && { modelCode: String(car.model.id), modelName: modelName(car.series, car.model) }),
  };
}

function idOf(code: string): bigint {
  const id = ownIdFrom(code);
  if (id === null) throw unknownCar();
  return id;
}

const unknownCar = (): Failure => new Failure('A0401', '所选车型不存在，请重新选择');
