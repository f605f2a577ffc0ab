import type { OcrType } from '@cheyantong/domain';
import type { Readings } from '../../port.ts';
import { present } from '../../present.ts';
import { findNumber, VIN } from '../numbers.ts';
import type { Page } from '../page.ts';
import { readBusinessLicense } from './business-license.ts';
import { readIdCardBack } from './id-card-back.ts';
import { readIdCardFront } from './id-card-front.ts';
import { readVehicleLicense } from './vehicle-license.ts';

interface Document<T extends OcrType> {
  read(page: Page): Readings<T>;
  /** What cannot be there by chance: when it was read, the picture was the right way up. */
  proof: keyof Readings<T>;
}

export const DOCUMENTS: { [T in OcrType]: Document<T> } = {
  idCardFront: { read: readIdCardFront, proof: 'idNumber' },
  idCardBack: { read: readIdCardBack, proof: 'validPeriod' },
  businessLicense: { read: readBusinessLicense, proof: 'creditCode' },
  vehicleLicense: { read: readVehicleLicense, proof: 'vinCode' },
  vin: { read: (page) => present({ vinCode: findNumber(page, VIN) }), proof: 'vinCode' },
};
