import type { ServiceInfo } from '@cheyantong/contract';
import type { ReportFindings } from '@cheyantong/contract/findings';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { dateTimeText } from '../../http/date-time.ts';
import { cityByCode } from '../areas/cities.ts';
import { Catalogue } from '../vehicles/catalogue.ts';
import { catalogueCar } from './catalogue-car.ts';
import { objectionTo } from './check-input.ts';
import { currentModel } from './model/valuation-model.ts';
import { findingsOf } from './report/findings.ts';

type Answer = { findings: ReportFindings['valuation'] } | { objection: string };

/** An undriven car has been moved all the same, 万公里. */
const LEAST_MILEAGE = 0.01;

/** Values the car of an order, or says why it cannot be valued. */
export async function valueOrder(db: DbHandle, info: ServiceInfo, now: Date): Promise<Answer> {
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
  const car = catalogueCar(found, told, dateTimeText(now).slice(0, 10));
  const objection = objectionTo(car);
  return objection ? { objection } : { findings: findingsOf(currentModel(), car, city.cityName) };
}
