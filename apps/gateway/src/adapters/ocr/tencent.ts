import { createRequire } from 'node:module';
import type { OcrType } from '@cheyantong/domain';
import type * as TencentOcr from 'tencentcloud-sdk-nodejs-ocr';
import { once } from '../../memory/once.ts';
import { tencentClient } from '../tencent-client.ts';
import { withinTimeLimit } from '../time-limit.ts';
import { dayIn, endIn, termIn } from './dates.ts';
import type { DocumentReader, Readings } from './port.ts';
import { present } from './present.ts';
import { type RefusalRules, refusalFromThrown, tooLate } from './refusal.ts';
import type { TencentOcrSettings } from './settings.ts';
import { vendorReading } from './vendor-readings.ts';

const RULES: RefusalRules = [
  [
    /^FailedOperation\.(ImageDecodeFailed|ImageNoIdCard|NoBizLicense|OcrFailed|ImageBlur|ImageNoText|EmptyImage)/,
    'unreadable',
  ],
  [/^RequestLimitExceeded|^LimitExceeded/, 'busy'],
  [/^InternalError|^FailedOperation\.UnKnowError/, 'unreachable'],
];

type Client = InstanceType<(typeof TencentOcr)['ocr']['v20181119']['Client']>;

export function createTencentReader(settings: TencentOcrSettings, timeLimitMs: number): DocumentReader {
  const vendor = once(() => connect(settings, timeLimitMs));

  return {
    async read<T extends OcrType>(type: T, picture: Uint8Array): Promise<Readings<T>> {
      try {
        const asked = ASK[type](vendor(), Buffer.from(picture).toString('base64'));
        return (await withinTimeLimit(timeLimitMs, asked, tooLate)) as Readings<T>;
      } catch (thrown) {
        throw refusalFromThrown(thrown, RULES);
      }
    },

    close: async () => undefined,
  };
}

const ASK: { [T in OcrType]: (client: Client, ImageBase64: string) => Promise<Readings<T>> } = {
  async idCardFront(client, ImageBase64) {
    const card = await client.IDCardOCR({ ImageBase64, CardSide: 'FRONT' });
    return present({
      name: vendorReading(card.Name),
      sex: vendorReading(card.Sex),
      ethnicity: vendorReading(card.Nation),
      birthDate: vendorReading(card.Birth, dayIn),
      address: vendorReading(card.Address),
      idNumber: vendorReading(card.IdNum),
    });
  },
  async idCardBack(client, ImageBase64) {
    const card = await client.IDCardOCR({ ImageBase64, CardSide: 'BACK' });
    const term = termIn(card.ValidDate ?? '');
    return present({
      issueAuthority: vendorReading(card.Authority),
      validPeriod: vendorReading(term && `${term.start} 至 ${term.end}`),
      validStartDate: vendorReading(term?.start),
      validEndDate: vendorReading(term?.end),
    });
  },
  async businessLicense(client, ImageBase64) {
    const license = await client.BizLicenseOCR({ ImageBase64 });
    return present({
      creditCode: vendorReading(license.RegNum),
      companyName: vendorReading(license.Name),
      companyType: vendorReading(license.Type),
      legalPerson: vendorReading(license.Person),
      registeredCapital: vendorReading(license.Capital),
      establishDate: vendorReading(license.SetDate, dayIn),
      businessTermStart: vendorReading(license.Period, dayIn),
      businessTermEnd: vendorReading(license.Period, endIn),
      businessAddress: vendorReading(license.Address),
      businessScope: vendorReading(license.Business),
    });
  },
  async vehicleLicense(client, ImageBase64) {
    const { FrontInfo: front } = await client.VehicleLicenseOCR({ ImageBase64, CardSide: 'FRONT' });
    return present({
      licensePlateNumber: vendorReading(front?.PlateNo),
      vehicleType: vendorReading(front?.VehicleType),
      owner: vendorReading(front?.Owner),
      address: vendorReading(front?.Address),
      useNature: vendorReading(front?.UseCharacter),
      model: vendorReading(front?.Model),
      vinCode: vendorReading(front?.Vin),
      engineNumber: vendorReading(front?.EngineNo),
      registrationDate: vendorReading(front?.RegisterDate, dayIn),
      issueDate: vendorReading(front?.IssueDate, dayIn),
    });
  },
  async vin(client, ImageBase64) {
    const { Vin } = await client.VinOCR({ ImageBase64 });
    return present({ vinCode: vendorReading(Vin) });
  },
};

/** Loads the SDK on first use; by `require`, since it is a CommonJS package. */
function connect(settings: TencentOcrSettings, timeLimitMs: number): Client {
  const require = createRequire(import.meta.url);
  const { ocr } = require('tencentcloud-sdk-nodejs-ocr') as typeof TencentOcr;
  return new ocr.v20181119.Client(tencentClient(settings, timeLimitMs));
}
