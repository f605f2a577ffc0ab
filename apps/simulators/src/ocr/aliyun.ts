import { answerAsAliyun, refuseAsGateway } from '../clouds/aliyun/refusals.ts';
import type { CloudEndpoint } from '../clouds/endpoint.ts';
import type { VendorAnswer, VendorRequest } from '../clouds/vendor-request.ts';
import type { OcrFaultBook } from './faults.ts';
import { dotted, isPicture, READ, withoutSigns, written } from './samples.ts';

const { person, company, car } = READ;
const VERSION = '2021-07-07';
const FAR_AWAY = '29991231';

/** What each action finds. A card's picture shows both of its sides here, as scans often do. */
const FOUND: Record<string, object> = {
  RecognizeIdcard: {
    data: {
      face: detailed({
        name: person.name,
        sex: person.sex,
        ethnicity: person.ethnicity,
        birthDate: written(person.birthDate),
        address: person.address,
        idNumber: person.idNumber,
      }),
      back: detailed({
        issueAuthority: person.issueAuthority,
        validPeriod: `${dotted(person.validStartDate)}-${dotted(person.validEndDate)}`,
      }),
    },
  },
  RecognizeBusinessLicense: detailed({
    creditCode: company.creditCode,
    companyName: company.companyName,
    companyType: company.companyType,
    businessAddress: company.businessAddress,
    legalPerson: company.legalPerson,
    businessScope: company.businessScope,
    registeredCapital: company.registeredCapital,
    RegistrationDate: written(company.establishDate),
    validPeriod: `${written(company.businessTermStart)}至${written(company.businessTermEnd)}`,
    validFromDate: withoutSigns(company.businessTermStart),
    validToDate: company.businessTermEnd === '长期' ? FAR_AWAY : withoutSigns(company.businessTermEnd),
  }),
  RecognizeVehicleLicense: { data: { face: detailed({ ...car }) } },
  RecognizeCarVinCode: detailed({ vinCode: car.vinCode }),
};

export function serveAsAliyun(clouds: CloudEndpoint, faults: OcrFaultBook): void {
  for (const [action, found] of Object.entries(FOUND)) {
    clouds.aliyun({ action, version: VERSION }, (request) => answer(request, found, faults));
  }
}

function answer(request: VendorRequest, found: object, faults: OcrFaultBook): VendorAnswer | null {
  const fault = faults.take('aliyun');
  if (fault === 'timeout') return null;
  if (fault === 'error') return refuseAsGateway('ServiceUnavailable');
  if (fault === 'limit') return refuse('Throttling.User', 'Request was denied due to user flow control.');
  if (!isPicture(request.body)) return refuse('illegalImageContent', 'The image content is illegal.');
  if (fault === 'unreadable') return refuse('imageNoText', 'No text in the image.');
  return answerAsAliyun({ Data: JSON.stringify(found) });
}

const refuse = (code: string, message: string): VendorAnswer =>
  answerAsAliyun({ Code: code, Message: message }, 400);

/** The vendor says of each field how sure it is: 0 to 100. */
function detailed(data: Record<string, string>) {
  const details = Object.entries(data).map(([key, value]) => ({ key, value, keyProb: 100, valueProb: 99 }));
  return { data, prism_keyValueInfo: details };
}
