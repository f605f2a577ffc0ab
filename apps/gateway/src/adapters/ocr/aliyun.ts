import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import type * as Ocr from '@alicloud/ocr-api20210707';
import type * as OpenApi from '@alicloud/openapi-core';
import { NO_END, type OcrType } from '@cheyantong/domain';
import { once } from '../../memory/once.ts';
import { withinTimeLimit } from '../time-limit.ts';
import { dayIn, termIn } from './dates.ts';
import type { DocumentReader, Readings } from './port.ts';
import { present } from './present.ts';
import { type RefusalRules, refusalFromThrown, tooLate } from './refusal.ts';
import type { AliyunOcrSettings } from './settings.ts';
import { vendorReading } from './vendor-readings.ts';

const RULES: RefusalRules = [
  [/^(imageNoText|noCard|unmatchedImageType|illegalImage|imageSize|algo|exceededImage)/i, 'unreadable'],
  [/^Throttling/, 'busy'],
  [/^ServiceUnavailable|^InternalError/, 'unreachable'],
];

/** The vendor's word for "never". */
const FAR_AWAY = '2999-12-31';

/** The fields of a document, and how sure the vendor is of each: 0 to 100. */
interface Answer {
  data: Record<string, string>;
  prism_keyValueInfo?: { key: string; valueProb?: number }[];
}

export function createAliyunReader(settings: AliyunOcrSettings, timeLimitMs: number): DocumentReader {
  const vendor = once(() => connect(settings, timeLimitMs));

  return {
    async read<T extends OcrType>(type: T, picture: Uint8Array): Promise<Readings<T>> {
      try {
        const asked = vendor()[type](Readable.from([Buffer.from(picture)]));
        const { body } = await withinTimeLimit(timeLimitMs, asked, tooLate);
        return READ[type](answerIn(body?.data, type)) as Readings<T>;
      } catch (thrown) {
        throw refusalFromThrown(thrown, RULES);
      }
    },

    close: async () => undefined,
  };
}

/** Cards have two sides, and a picture may show the other one or both. */
const SIDE: Partial<Record<OcrType, string>> = {
  idCardFront: 'face',
  idCardBack: 'back',
  vehicleLicense: 'face',
};

/** The answer is JSON in JSON; that of a card stands under the side that was seen. */
function answerIn(text: string | undefined, type: OcrType): Answer {
  const answer = JSON.parse(text ?? '{}') as Partial<Answer> & { data?: Record<string, unknown> };
  const side = SIDE[type];
  const seen = side ? answer.data?.[side] : answer;
  return { data: {}, ...(seen as Partial<Answer> | undefined) };
}

const READ: { [T in OcrType]: (answer: Answer) => Readings<T> } = {
  idCardFront: (answer) => {
    const read = readerOf(answer);
    return present({
      name: read('name'),
      sex: read('sex'),
      ethnicity: read('ethnicity'),
      birthDate: read('birthDate', dayIn),
      address: read('address'),
      idNumber: read('idNumber'),
    });
  },
  idCardBack: (answer) => {
    const read = readerOf(answer);
    const term = termIn(answer.data.validPeriod ?? '');
    return present({
      issueAuthority: read('issueAuthority'),
      validPeriod: read('validPeriod', () => term && `${term.start} 至 ${term.end}`),
      validStartDate: read('validPeriod', () => term?.start),
      validEndDate: read('validPeriod', () => term?.end),
    });
  },
  businessLicense: (answer) => {
    const read = readerOf(answer);
    return present({
      creditCode: read('creditCode'),
      companyName: read('companyName'),
      companyType: read('companyType'),
      legalPerson: read('legalPerson'),
      registeredCapital: read('registeredCapital'),
      establishDate: read('RegistrationDate', dayIn),
      businessTermStart: read('validFromDate', dayIn),
      businessTermEnd: read('validToDate', (text) => (dayIn(text) === FAR_AWAY ? NO_END : dayIn(text))),
      businessAddress: read('businessAddress'),
      businessScope: read('businessScope'),
    });
  },
  vehicleLicense: (answer) => {
    const read = readerOf(answer);
    return present({
      licensePlateNumber: read('licensePlateNumber'),
      vehicleType: read('vehicleType'),
      owner: read('owner'),
      address: read('address'),
      useNature: read('useNature'),
      model: read('model'),
      vinCode: read('vinCode'),
      engineNumber: read('engineNumber'),
      registrationDate: read('registrationDate', dayIn),
      issueDate: read('issueDate', dayIn),
    });
  },
  vin: (answer) => present({ vinCode: readerOf(answer)('vinCode') }),
};

const readerOf =
  ({ data, prism_keyValueInfo: details }: Answer) =>
  (field: string, change?: (text: string) => string | undefined) =>
    vendorReading(data[field], change, (details?.find(({ key }) => key === field)?.valueProb ?? 100) / 100);

/** Loads the SDK on first use; by `require`, since it is a CommonJS package whose client is its `default`. */
function connect(settings: AliyunOcrSettings, timeLimitMs: number) {
  const require = createRequire(import.meta.url);
  const sdk = require('@alicloud/ocr-api20210707') as typeof Ocr.default;
  const { $OpenApiUtil } = require('@alicloud/openapi-core') as typeof OpenApi.default;
  const client = new sdk.default(
    new $OpenApiUtil.Config({
      accessKeyId: settings.accessKeyId,
      accessKeySecret: settings.accessKeySecret,
      endpoint: settings.endpoint,
      protocol: settings.protocol,
      connectTimeout: timeLimitMs,
      readTimeout: timeLimitMs,
    }),
  );
  const card = (body: Readable) => client.recognizeIdcard(new sdk.RecognizeIdcardRequest({ body }));
  return {
    idCardFront: card,
    idCardBack: card,
    businessLicense: (body: Readable) =>
      client.recognizeBusinessLicense(new sdk.RecognizeBusinessLicenseRequest({ body })),
    vehicleLicense: (body: Readable) =>
      client.recognizeVehicleLicense(new sdk.RecognizeVehicleLicenseRequest({ body })),
    vin: (body: Readable) => client.recognizeCarVinCode(new sdk.RecognizeCarVinCodeRequest({ body })),
  };
}
