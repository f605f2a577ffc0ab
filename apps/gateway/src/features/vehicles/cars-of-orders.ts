import { wmiOf } from '@cheyantong/domain';
import { ownIdFrom } from '../../db/own-id.ts';
import type { Cars } from '../orders/ports.ts';
import { Catalogue } from './catalogue.ts';
import { decodeVin } from './decode-vin.ts';
import { makerByWmi } from './makers.ts';
import { presentModel } from './present.ts';

/** Cars, as orders need them. */
export const cars: Cars = {
  decode: (handle, vin) => decodeVin(handle, vin, thisYear()),
  makesOf: (vin) => makerByWmi(wmiOf(vin))?.brands ?? [],
  async model(handle, modelId) {
    const id = ownIdFrom(modelId);
    const found = id === null ? undefined : await new Catalogue(handle).model(id);
    return found && presentModel(found, thisYear());
  },
};

const thisYear = (): number => new Date().getFullYear();
