import type { ServiceInfo } from '@cheyantong/contract';
import { Failure } from '../../../http/failure.ts';
import { readCar } from './car.ts';
import { readPlate } from './plate.ts';
import type { Needs, Request } from './request.ts';

const ENGINE_NUMBER = /^[0-9A-Z-]{4,32}$/;

/** Repair, accident and battery reports are looked up by VIN. */
export async function readVinReport(request: Request): Promise<Needs> {
  const { service, info } = request;
  if (!info.vin) throw new Failure('A0410', '请填写车辆识别代号（VIN）');
  const car = await readCar(request);
  if (service === 'battery' && !car.newEnergy)
    throw new Failure('A0500', '电池报告只适用于新能源车，请核对 VIN 或选择车型');
  return {
    vin: car.vin,
    vehicleName: car.vehicleName,
    serviceInfo: {
      ...car.facts,
      ...readPlate(info),
      ...readEngineNumber(info, service === 'repair' && car.needsEngineNo),
      ...(info.mileage !== undefined && { mileage: info.mileage }),
    },
  };
}

function readEngineNumber(info: ServiceInfo, needed: boolean): Pick<ServiceInfo, 'engineNo'> {
  const engineNo = info.engineNo?.toUpperCase();
  if (!engineNo) {
    if (needed) throw new Failure('A0410', '该品牌的维修记录需要发动机号，请填写');
    return {};
  }
  if (!ENGINE_NUMBER.test(engineNo)) throw new Failure('A0421', '发动机号格式不正确');
  return { engineNo };
}
