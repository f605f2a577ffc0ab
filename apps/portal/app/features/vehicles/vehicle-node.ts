import type { Model } from '@cheyantong/contract';
import { type EnergyType, wholeCarName } from '@cheyantong/domain';

/** One entry of brand → series → model. A brand and a series may have the same number, so ids say which they are. */
export interface VehicleNode {
  id: string;
  name: string;
  kind: 'brand' | 'series' | 'model';
  /** The catalogue's own number. */
  code: string;
  /** When such a car can have been registered first; models only. */
  years?: { from: number; to: number };
  /** The year the maker names it by: 2021款; models only. */
  modelYear?: number;
  /** Models only. */
  energyType?: EnergyType;
}

export const vehicleNode = (kind: VehicleNode['kind'], code: string, name: string): VehicleNode => ({
  id: `${kind}-${code}`,
  kind,
  code,
  name,
});

export const modelNode = ({
  modelId,
  modelName,
  modelYear,
  minRegYear,
  maxRegYear,
  energyType,
}: Model): VehicleNode => ({
  ...vehicleNode('model', modelId, modelName),
  years: { from: minRegYear, to: maxRegYear },
  modelYear,
  energyType,
});

/** Brand, series and model of a model that was found another way, such as by VIN. */
export const pathOfModel = (model: Model): VehicleNode[] => [
  vehicleNode('brand', model.brandId, model.brandName),
  vehicleNode('series', model.seriesId, model.seriesName),
  modelNode(model),
];

/** 大众 朗逸 2021款 280TSI. */
export function pathWords(path: readonly Pick<VehicleNode, 'name'>[]): string {
  const [brandName = '', seriesName = '', modelName = ''] = path.map(({ name }) => name);
  return wholeCarName({ brandName, seriesName, modelName });
}
