import type { Model, ServiceInfo, VinModel } from '@cheyantong/contract';
import { isNewEnergy, wholeCarName } from '@cheyantong/domain';
import { Failure } from '../../../http/failure.ts';
import { coverageOf } from '../coverage.ts';
import { nameFromVin } from '../vehicle-name.ts';
import type { Request } from './request.ts';

/** The car of a request, as far as it was named. */
export interface Car {
  vin: string | null;
  vehicleName: string | null;
  newEnergy: boolean;
  needsEngineNo: boolean;
  model: Model | undefined;
  /** What goes into the order's own record of the car. */
  facts: ServiceInfo;
}

/** Reads VIN and model, and refuses a car that the chosen provider knows nothing about. */
export async function readCar(request: Request): Promise<Car> {
  const { tx, cars, info } = request;
  const decoded = info.vin ? await cars.decode(tx, info.vin) : undefined;
  const model = await readModel(request);
  const makes = model ? [model.brandName] : decoded && cars.makesOf(decoded.vin);
  if (makes) refuseUncovered(request, makes);
  return {
    vin: decoded?.vin ?? null,
    vehicleName: model ? wholeCarName(model) : decoded ? nameFromVin(decoded, makes ?? []) : null,
    newEnergy: decoded?.isNewEnergy === 1 || (model !== undefined && isNewEnergy(model.energyType)),
    needsEngineNo: decoded?.needEngineNo === 1,
    model,
    facts: { ...factsOfVin(decoded), ...(model && factsOfModel(model)) },
  };
}

async function readModel({ tx, cars, info }: Request): Promise<Model | undefined> {
  if (!info.modelId) return undefined;
  const model = await cars.model(tx, info.modelId);
  if (!model) throw new Failure('A0400', '所选车型不存在，请重新选择');
  return model;
}

function refuseUncovered({ offer }: Request, makes: readonly string[]): void {
  const { covered, reason } = coverageOf(offer.covers, makes);
  if (!covered) throw new Failure('A0500', `该服务商${reason}，请选择其他服务商`);
}

const factsOfVin = (decoded: VinModel | undefined): ServiceInfo => (decoded ? { vin: decoded.vin } : {});

const factsOfModel = (model: Model): ServiceInfo => ({
  brandId: model.brandId,
  brandName: model.brandName,
  seriesId: model.seriesId,
  seriesName: model.seriesName,
  modelId: model.modelId,
  modelName: model.modelName,
});
