import { OCR_FIELDS, type OcrType } from '@cheyantong/domain';
import {
  drawBusinessLicense,
  drawIdCardBack,
  drawIdCardFront,
  drawVehicleLicense,
  drawVinPlate,
  SAMPLE_CARS,
  SAMPLE_COMPANIES,
  SAMPLE_PEOPLE,
} from '@cheyantong/sample-documents';
import { expect, it } from 'vitest';
import type { DocumentReader, Reading } from './port.ts';

const [person] = SAMPLE_PEOPLE;
const [, company] = SAMPLE_COMPANIES;
const [car] = SAMPLE_CARS;
if (!person || !company || !car) throw new Error('there are no samples');

/** A picture of each kind of document, and what stands on it. */
export const SAMPLES: Record<
  OcrType,
  { draw: () => Promise<Buffer>; says: Readonly<Record<string, string>> }
> = {
  idCardFront: { draw: () => drawIdCardFront(person), says: { ...person } },
  idCardBack: {
    draw: () => drawIdCardBack(person),
    says: { ...person, validPeriod: `${person.validStartDate} 至 ${person.validEndDate}` },
  },
  businessLicense: { draw: () => drawBusinessLicense(company), says: { ...company } },
  vehicleLicense: { draw: () => drawVehicleLicense(car), says: { ...car } },
  vin: { draw: () => drawVinPlate(car), says: { ...car } },
};

/** What every reader does, ours and those of the clouds. */
export function readsDocuments(reader: () => DocumentReader): void {
  it.each(Object.keys(SAMPLES) as OcrType[])('reads every field of a picture: %s', async (type) => {
    const { draw, says } = SAMPLES[type];
    const readings: Readonly<Record<string, Reading>> = await reader().read(type, await draw());

    const expected = Object.fromEntries(OCR_FIELDS[type].map((field) => [field, says[field]]));
    expect(Object.fromEntries(Object.entries(readings).map(([field, { text }]) => [field, text]))).toEqual(
      expected,
    );
    expect(Object.values(readings).every(({ confidence }) => confidence > 0.8 && confidence <= 1)).toBe(true);
  });

  it('says that it cannot read what is no picture', async () => {
    await expect(reader().read('vin', Buffer.from('no picture at all'))).rejects.toMatchObject({
      name: 'OcrRefused',
      reason: 'unreadable',
    });
  });
}
