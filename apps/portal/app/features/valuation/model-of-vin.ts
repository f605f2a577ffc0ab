import type { VinModel } from '@cheyantong/contract';
import { pathOfModel, type VehicleNode } from '../vehicles/index.ts';

/** The model once a VIN has been read: what was chosen, unless the VIN speaks against it; the only candidate at once. */
export function modelOfVin(
  { candidates }: Pick<VinModel, 'candidates'>,
  chosen: readonly VehicleNode[],
): readonly VehicleNode[] {
  const [only, ...others] = candidates;
  if (!only || candidates.some(({ modelId }) => modelId === chosen.at(-1)?.code)) return chosen;
  return others.length === 0 ? pathOfModel(only) : [];
}
