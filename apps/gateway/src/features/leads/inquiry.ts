import { INTENTIONS } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { Failure } from '../../http/failure.ts';
import { usedCars } from '../used-cars/tables.ts';
import { brands, models, series } from '../vehicles/tables.ts';
import { type LeadRequest, NOTHING_SAID } from './lead-request.ts';
import { modelName } from './model-name.ts';

/** An inquiry goes to the dealer of the car; everything it says about the car comes from the listing itself. */
export async function readInquiry(handle: DbHandle, vehicleId: string): Promise<LeadRequest> {
  const id = ownIdFrom(vehicleId);
  const [found] = id
    ? await handle
        .select({ car: usedCars, brandName: brands.name, series, model: models })
        .from(usedCars)
        .innerJoin(brands, eq(brands.id, usedCars.brandId))
        .innerJoin(series, eq(series.id, usedCars.seriesId))
        .innerJoin(models, eq(models.id, usedCars.modelId))
        .where(eq(usedCars.id, id))
    : [];
  if (!found) throw new Failure('A0401', '车辆不存在');
  const { car, brandName } = found;

  return {
    subject: {
      ...NOTHING_SAID,
      intention: INTENTIONS.usedCarInquiry,
      vehicleId: car.id,
      brandCode: String(car.brandId),
      brandName,
      seriesCode: String(car.seriesId),
      seriesName: found.series.name,
      modelCode: String(car.modelId),
      modelName: modelName(found.series, found.model),
      provinceCode: car.provinceCode,
      cityCode: car.cityCode,
      cityName: car.cityName,
      recordDate: car.registeredOn,
      mileageKm: car.mileageKm,
    },
    async chooseReceiver() {
      if (car.status !== 'onSale') throw new Failure('A0500', '该车已售出或下架，看看其他车吧');
      return car.dealerId;
    },
  };
}
