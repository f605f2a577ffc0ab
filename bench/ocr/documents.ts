import type { OcrType } from '@cheyantong/domain';
import {
  COMPANIES_WITH_RARE_NAMES,
  drawBusinessLicense,
  drawIdCardBack,
  drawIdCardFront,
  drawVehicleLicense,
  drawVinPlate,
  PEOPLE_WITH_RARE_NAMES,
  SAMPLE_CARS,
  SAMPLE_COMPANIES,
  SAMPLE_PEOPLE,
  type SampleCompany,
  type SamplePerson,
} from '@cheyantong/sample-documents';

export interface SampleDocument {
  type: OcrType;
  draw(): Promise<Buffer>;
  says: Readonly<Record<string, string>>;
}

export const documents = (): SampleDocument[] => [
  ...SAMPLE_PEOPLE.flatMap((person) => [front(person), back(person)]),
  ...SAMPLE_COMPANIES.map(license),
  ...SAMPLE_CARS.flatMap((car): SampleDocument[] => [
    { type: 'vehicleLicense', draw: () => drawVehicleLicense(car), says: { ...car } },
    { type: 'vin', draw: () => drawVinPlate(car), says: { ...car } },
  ]),
];

export const rareDocuments = (): SampleDocument[] => [
  ...PEOPLE_WITH_RARE_NAMES.map(front),
  ...COMPANIES_WITH_RARE_NAMES.map(license),
];

/** Each has one digit more than its check digit allows. */
export const forgeries = (): SampleDocument[] => [
  ...SAMPLE_PEOPLE.map((person) => front({ ...person, idNumber: oneMore(person.idNumber) })),
  ...SAMPLE_COMPANIES.map((company) => license({ ...company, creditCode: oneMore(company.creditCode) })),
];

const front = (person: SamplePerson): SampleDocument => ({
  type: 'idCardFront',
  draw: () => drawIdCardFront(person),
  says: { ...person },
});

const back = (person: SamplePerson): SampleDocument => ({
  type: 'idCardBack',
  draw: () => drawIdCardBack(person),
  says: { ...person, validPeriod: `${person.validStartDate} 至 ${person.validEndDate}` },
});

const license = (company: SampleCompany): SampleDocument => ({
  type: 'businessLicense',
  draw: () => drawBusinessLicense(company),
  says: { ...company },
});

const oneMore = (number: string): string =>
  number.slice(0, 7) + ((Number(number[7]) + 1) % 10) + number.slice(8);
