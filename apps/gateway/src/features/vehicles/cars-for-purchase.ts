import type { Model, VinModel } from '@cheyantong/contract';
import { beijingYear, wmiOf } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { Catalogue } from './catalogue.ts';
import { makerByWmi } from './makers.ts';
import { presentModel } from './present.ts';
import type { VinReader } from './vin-reader.ts';

/** Cars, as a purchase needs them. */
export const carsForPurchase = (vins: VinReader) => ({
  decode: (handle: DbHandle, vin: string): Promise<VinModel> => vins.decode(handle, vin),
  makesOf: (vin: string): readonly string[] => makerByWmi(wmiOf(vin))?.brands ?? [],
  async model(handle: DbHandle, modelId: string): Promise<Model | undefined> {
    const id = ownIdFrom(modelId);
    const found = id === null ? undefined : await new Catalogue(handle).model(id);
    return found && presentModel(found, beijingYear(new Date()));
  },
});
