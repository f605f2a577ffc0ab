import type { ServiceInfo } from '@cheyantong/contract';
import type { VehicleNode } from '../vehicles/index.ts';
import type { CarDraft } from './order-draft.ts';
import type { VisitChoice } from './problems.ts';

/** Brand, series and model by number: their names the gateway takes from its own catalogue. */
export function modelInfo(
  path: readonly VehicleNode[],
): Pick<ServiceInfo, 'brandId' | 'seriesId' | 'modelId'> {
  const [brand, series, model] = path;
  return {
    ...(brand && { brandId: brand.code }),
    ...(series && { seriesId: series.code }),
    ...(model && { modelId: model.code }),
  };
}

export function carInfo(car: CarDraft, byPlate: boolean): ServiceInfo {
  return {
    ...modelInfo(car.model),
    ...(byPlate ? { plateNo: car.plateNo } : { vin: car.vin }),
    ...(!byPlate && car.engineNo !== '' && { engineNo: car.engineNo }),
  };
}

export function visitInfo(visit: VisitChoice): ServiceInfo {
  return {
    ...(visit.cityCode && { cityCode: visit.cityCode }),
    ...(visit.outletId && { outletId: visit.outletId }),
    ...(visit.date && { appointDate: visit.date }),
    ...(visit.period && { appointPeriod: visit.period }),
    serviceMode: visit.onSite ? 2 : 1,
    ...(visit.onSite && { address: visit.address.trim() }),
    contactName: visit.contactName.trim(),
    contactPhone: visit.contactPhone,
  };
}
