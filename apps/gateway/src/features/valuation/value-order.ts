import type { ServiceInfo } from '@cheyantong/contract';
import type { ReportFindings } from '@cheyantong/contract/findings';
import { beijingDay } from '@cheyantong/domain';
import { cityByCode } from '@cheyantong/places';
import { type Car, currentModel, objectionTo } from '@cheyantong/valuation';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { Catalogue } from '../vehicles/index.ts';
import { catalogueCar } from './catalogue-car.ts';
import { findingsOf } from './report/findings.ts';

type Answer = { findings: ReportFindings['valuation'] } | { objection: string };

/** An undriven car has been moved all the same, 万公里. */
const LEAST_MILEAGE = 0.01;

/** Values the car of an order, or says why it cannot be valued. */
export async function valueOrder(db: DbHandle, info: ServiceInfo, now: Date): Promise<Answer> {
  const described = await describedCar(db, info, now);
  if ('objection' in described) return described;
  return { findings: findingsOf(currentModel(), described.car, described.cityName) };
}

/** Why the car of an order could not be valued: to be asked before anybody pays. */
export async function objectionToOrder(db: DbHandle, info: ServiceInfo, now: Date): Promise<string | null> {
  const described = await describedCar(db, info, now);
  return 'objection' in described ? described.objection : null;
}

async function describedCar(
  db: DbHandle,
  info: ServiceInfo,
  now: Date,
): Promise<{ car: Car; cityName: string } | { objection: string }> {
  const modelId = info.modelId === undefined ? null : ownIdFrom(info.modelId);
  const found = modelId === null ? undefined : await new Catalogue(db).model(modelId);
  const city = info.cityCode === undefined ? undefined : cityByCode(info.cityCode);
  if (!found || !city) return { objection: '车型或城市已不在目录中，无法估值' };
  const told = {
    registered: info.recordDate ?? '',
    mileageWan: Math.max(info.mileage ?? 0, LEAST_MILEAGE),
    cityCode: city.cityCode,
    color: info.color,
    transfers: info.transferCount,
  };
  const car = catalogueCar(found, told, beijingDay(now));
  const objection = objectionTo(car);
  return objection ? { objection } : { car, cityName: city.cityName };
}
