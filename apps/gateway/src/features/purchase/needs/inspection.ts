import type { ServiceInfo } from '@cheyantong/contract';
import { and, eq } from 'drizzle-orm';
import { ownIdFrom } from '../../../db/own-id.ts';
import { Failure } from '../../../http/failure.ts';
import { orders } from '../../orders/tables.ts';
import type { HalfDay } from '../appointment/half-days.ts';
import { type OutletRow, Outlets } from '../appointment/outlets.ts';
import { readCar } from './car.ts';
import { readPlate } from './plate.ts';
import type { Needs, Request } from './request.ts';

const AT_THE_OUTLET = 1;
const ON_SITE = 2;
/** More would let one member keep an outlet's half-days from everybody else without paying. */
const MOST_UNPAID_BOOKINGS = 5;

/** An inspection is an appointment: a car, an outlet of the provider in an open city, a half-day with room, a person. */
export async function readInspection(request: Request): Promise<Needs> {
  const { tx, info, now } = request;
  if (!info.vin && !info.plateNo) throw new Failure('A0410', '请填写车辆识别代号（VIN）或车牌号');
  if (!info.cityCode) throw new Failure('A0410', '请选择检测城市');
  if (!info.outletId) throw new Failure('A0410', '请选择检测点');
  if (!info.appointDate) throw new Failure('A0410', '请选择预约日期');
  if (!info.contactName) throw new Failure('A0410', '请填写联系人');
  if (!info.contactPhone) throw new Failure('A0410', '请填写联系电话');
  await refuseHoarding(request);
  const car = await readCar(request);
  const plate = readPlate(info);

  const outlet = await findOutlet(request, info.cityCode, info.outletId);
  const place = readPlace(info, outlet);
  const room = (await new Outlets(tx).room([outlet], now)).get(outlet.id) ?? [];
  const halfDay = chooseHalfDay(room, info.appointDate, info.appointPeriod);
  return {
    vin: car.vin,
    vehicleName: car.vehicleName,
    outletId: outlet.id,
    appointDate: halfDay.date,
    appointPeriod: halfDay.period,
    serviceInfo: {
      ...car.facts,
      ...plate,
      ...place,
      provinceCode: outlet.provinceCode,
      cityCode: outlet.cityCode,
      cityName: outlet.cityName,
      outletId: String(outlet.id),
      appointDate: halfDay.date,
      appointPeriod: halfDay.period,
      contactName: info.contactName,
      contactPhone: info.contactPhone,
      ...(info.mileage !== undefined && { mileage: info.mileage }),
      ...(info.color && { color: info.color }),
    },
  };
}

async function refuseHoarding({ tx, memberId }: Request): Promise<void> {
  const unpaidBookings = await tx.$count(
    orders,
    and(eq(orders.memberId, memberId), eq(orders.service, 'inspection'), eq(orders.status, 'unpaid')),
  );
  if (unpaidBookings >= MOST_UNPAID_BOOKINGS)
    throw new Failure('A0500', '您有多笔检测预约尚未付款，请先付款或取消');
}

async function findOutlet({ tx, offer }: Request, cityCode: string, outletId: string): Promise<OutletRow> {
  const outlets = new Outlets(tx);
  if ((await outlets.inCity(cityCode)).length === 0) throw new Failure('A0500', '所选城市暂未开通检测服务');
  const id = ownIdFrom(outletId);
  const outlet = id === null ? undefined : await outlets.lock(id);
  if (!outlet || outlet.cityCode !== cityCode || outlet.providerId !== offer.providerId)
    throw new Failure('A0500', '所选检测点不属于该服务商或该城市，请重新选择');
  return outlet;
}

function readPlace(info: ServiceInfo, outlet: OutletRow): Pick<ServiceInfo, 'serviceMode' | 'address'> {
  const wanted = info.serviceMode ?? (outlet.serviceMode === ON_SITE ? ON_SITE : AT_THE_OUTLET);
  const both = AT_THE_OUTLET | ON_SITE;
  if (outlet.serviceMode !== both && outlet.serviceMode !== wanted)
    throw new Failure('A0500', wanted === ON_SITE ? '该检测点不提供上门检测' : '该检测点只提供上门检测');
  if (wanted !== ON_SITE) return { serviceMode: AT_THE_OUTLET };
  if (!info.address) throw new Failure('A0410', '请填写上门检测的地址');
  return { serviceMode: ON_SITE, address: info.address };
}

/** Whoever names no half-day gets the first of that day with room. */
function chooseHalfDay(
  room: readonly HalfDay[],
  date: string,
  period: HalfDay['period'] | undefined,
): HalfDay {
  const ofThatDay = room.filter((halfDay) => halfDay.date === date);
  if (ofThatDay.length === 0) throw new Failure('A0500', '所选日期不可预约，请选择其他日期');
  const chosen = period ? ofThatDay.find((halfDay) => halfDay.period === period) : ofThatDay[0];
  if (!chosen) throw new Failure('A0500', `${date} ${period}已约满，请选择其他时段`);
  return chosen;
}
