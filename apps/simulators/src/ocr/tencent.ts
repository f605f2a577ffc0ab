import type { CloudEndpoint } from '../clouds/endpoint.ts';
import { answer, refuse } from '../clouds/tencent/answers.ts';
import type { VendorAnswer, VendorRequest } from '../clouds/vendor-request.ts';
import type { OcrFaultBook } from './faults.ts';
import { dotted, isPicture, READ, written } from './samples.ts';

const { person, company, car } = READ;
const VERSION = '2018-11-19';

interface Body {
  ImageBase64?: string;
  CardSide?: string;
}

const FRONT = {
  Name: person.name,
  Sex: person.sex,
  Nation: person.ethnicity,
  Birth: person.birthDate.split('-').map(Number).join('/'),
  Address: person.address,
  IdNum: person.idNumber,
  Authority: '',
  ValidDate: '',
};
const BACK = {
  Name: '',
  IdNum: '',
  Authority: person.issueAuthority,
  ValidDate: `${dotted(person.validStartDate)}-${dotted(person.validEndDate)}`,
};

/** What each action finds. */
const FOUND: Record<string, (body: Body) => object> = {
  IDCardOCR: ({ CardSide }) => (CardSide === 'BACK' ? BACK : FRONT),
  BizLicenseOCR: () => ({
    RegNum: company.creditCode,
    Name: company.companyName,
    Capital: company.registeredCapital,
    Person: company.legalPerson,
    Address: company.businessAddress,
    Business: company.businessScope,
    Type: company.companyType,
    Period: `${written(company.businessTermStart)}至${written(company.businessTermEnd)}`,
    SetDate: written(company.establishDate),
  }),
  VehicleLicenseOCR: () => ({
    FrontInfo: {
      PlateNo: car.licensePlateNumber,
      VehicleType: car.vehicleType,
      Owner: car.owner,
      Address: car.address,
      UseCharacter: car.useNature,
      Model: car.model,
      Vin: car.vinCode,
      EngineNo: car.engineNumber,
      RegisterDate: car.registrationDate,
      IssueDate: car.issueDate,
    },
  }),
  VinOCR: () => ({ Vin: car.vinCode }),
};

export function serveAsTencent(clouds: CloudEndpoint, faults: OcrFaultBook): void {
  for (const [action, found] of Object.entries(FOUND)) {
    clouds.tencent({ action, version: VERSION }, (request) => respond(request, found, faults));
  }
}

function respond(
  request: VendorRequest,
  found: (body: Body) => object,
  faults: OcrFaultBook,
): VendorAnswer | null {
  const fault = faults.take('tencent');
  if (fault === 'timeout') return null;
  if (fault === 'error') return refuse('InternalError');
  if (fault === 'limit') return fail('RequestLimitExceeded', '请求的次数超过了频率限制。');
  const body = JSON.parse(request.body.toString('utf8')) as Body;
  if (!isPicture(Buffer.from(body.ImageBase64 ?? '', 'base64')))
    return fail('FailedOperation.ImageDecodeFailed', '图片解码失败。');
  if (fault === 'unreadable') return fail('FailedOperation.OcrFailed', 'OCR识别失败。');
  return answer(found(body));
}

const fail = (Code: string, Message: string): VendorAnswer => answer({ Error: { Code, Message } });
