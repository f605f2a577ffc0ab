import type { Model, VinModel } from '@cheyantong/contract';
import { beijingYear, wmiOf } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { Catalogue } from './catalogue.ts';
import { decodeVin } from './decode-vin.ts';
import { makerByWmi } from './makers.ts';
import { presentModel } from './present.ts';

/** Cars, as a purchase needs them. */
export const carsForPurchase = {
  decode: (handle: DbHandle, vin: string): Promise<VinModel> => decodeVin(handle, vin, thisYear()),
  makesOf: (vin: string): readonly string[] => makerByWmi(wmiOf(vin))?.brands ?? [],
  async model(handle: DbHandle, modelId: string): Promise<Model | undefined> {
    const id = ownIdFrom(modelId);
    const found = id === null ? undefined : await new Catalogue(handle).model(id);
    return found && presentModel(found, thisYear());
  },
};

const thisYear = (): number => beijingYear(new Date());
