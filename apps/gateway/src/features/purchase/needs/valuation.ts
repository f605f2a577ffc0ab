import type { Model, ServiceInfo } from '@cheyantong/contract';
import { beijingDay, monthOf, yearOf } from '@cheyantong/domain';
import { cityByCode } from '@cheyantong/places';
import { Failure } from '../../../http/failure.ts';
import { startOfDay } from '../../../http/start-of-day.ts';
import { readCar } from './car.ts';
import type { Needs, Request } from './request.ts';

/** A valuation rests on model, registration, mileage and city, and on these going together. */
export async function readValuation(request: Request): Promise<Needs> {
  const { tx, valuations, info, now } = request;
  if (!info.modelId) throw new Failure('A0410', '请选择车型');
  if (!info.recordDate) throw new Failure('A0410', '请选择上牌时间');
  if (info.mileage === undefined) throw new Failure('A0410', '请填写行驶里程');
  if (!info.cityCode) throw new Failure('A0410', '请选择所在城市');
  const car = await readCar(request);
  const city = cityByCode(info.cityCode);
  if (!city) throw new Failure('A0400', '所选城市不存在，请重新选择');
  const serviceInfo = {
    ...car.facts,
    ...city,
    recordDate: readRegistration(info.recordDate, car.model, now),
    mileage: info.mileage,
    ...unproved(info),
  };
  const objection = await valuations.objectionTo(tx, serviceInfo, now);
  if (objection) throw new Failure('A0500', objection);
  return { vin: car.vin, vehicleName: car.vehicleName, serviceInfo };
}

function readRegistration(recordDate: string, model: Model | undefined, now: Date): string {
  const month = monthOf(recordDate);
  const year = yearOf(month);
  startOfDay(recordDate === month ? `${month}-01` : recordDate);
  if (month > monthOf(beijingDay(now))) throw new Failure('A0500', '上牌时间不能晚于本月');
  if (model && (year < model.minRegYear || year > model.maxRegYear))
    throw new Failure('A0500', `该车型的上牌年份应在 ${model.minRegYear}–${model.maxRegYear} 年之间`);
  return recordDate;
}

/** What only the member knows. */
const unproved = ({ color, transferCount }: ServiceInfo): ServiceInfo => ({
  ...(color && { color }),
  ...(transferCount !== undefined && { transferCount }),
});
