import type { EnergyType } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { Catalogue } from './catalogue.ts';
import type { VinReader } from './vin-reader.ts';

export interface OrderedCar {
  vin: string | null;
  serviceInfo: { modelId?: string | undefined };
}

interface CarFacts {
  energyType: EnergyType | null;
  /** 万元 */
  guidePrice: number | null;
  rangeKm: number | null;
  body: string | null;
  level: string | null;
}

const UNKNOWN: CarFacts = { energyType: null, guidePrice: null, rangeKm: null, body: null, level: null };

/** From the model that was chosen; a car that was only named by its VIN tells at most what drives it. */
export async function carForReport(
  vins: VinReader,
  handle: DbHandle,
  { vin, serviceInfo }: OrderedCar,
): Promise<CarFacts> {
  const modelId = serviceInfo.modelId === undefined ? null : ownIdFrom(serviceInfo.modelId);
  const found = modelId === null ? undefined : await new Catalogue(handle).model(modelId);
  if (!found) return vin ? { ...UNKNOWN, energyType: await energyFromVin(vins, handle, vin) } : UNKNOWN;
  const { model, series } = found;
  return {
    energyType: model.energy as EnergyType,
    guidePrice: model.guidePriceYuan === null ? null : model.guidePriceYuan / 10_000,
    rangeKm: model.rangeKm,
    body: series.body,
    level: series.level,
  };
}

async function energyFromVin(vins: VinReader, handle: DbHandle, vin: string): Promise<EnergyType | null> {
  const { candidates, isNewEnergy } = await vins.decode(handle, vin);
  const [first, ...others] = new Set(candidates.map(({ energyType }) => energyType));
  if (first && others.length === 0) return first;
  return isNewEnergy ? '纯电动' : null;
}
