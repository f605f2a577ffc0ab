import type { OcrResult } from '@cheyantong/contract';
import { isDay, vinProblem } from '@cheyantong/domain';
import { plateFromTyping } from '../plate.ts';
import { vinFromTyping } from '../vin-feedback.ts';

/** What a driving licence tells of a car; what could not be read is left out. */
export interface LicenceFacts {
  vin?: string;
  plateNo?: string;
  engineNo?: string;
  /** Month of first registration, yyyy-MM. */
  registered?: string;
}

export interface LicenceReading {
  facts: LicenceFacts;
  /** Which of them should be looked at again, in the words of the form. */
  doubtful: readonly string[];
}

const LABELS = {
  vin: { label: 'VIN', read: 'vinCode' },
  plateNo: { label: '车牌号', read: 'licensePlateNumber' },
  engineNo: { label: '发动机号', read: 'engineNumber' },
  registered: { label: '上牌时间', read: 'registrationDate' },
} as const satisfies Record<keyof LicenceFacts, { label: string; read: string }>;

export const factLabels = (facts: LicenceFacts): string[] => namesOf(facts).map((name) => LABELS[name].label);

export function licenceReading(result: Extract<OcrResult, { type: 'vehicleLicense' }>): LicenceReading {
  const vin = vinFromTyping(result.vinCode ?? '');
  const { registrationDate } = result;
  const facts: LicenceFacts = {
    ...(vin && { vin }),
    ...(result.licensePlateNumber && { plateNo: plateFromTyping(result.licensePlateNumber) }),
    ...(result.engineNumber && { engineNo: result.engineNumber.trim().toUpperCase() }),
    ...(registrationDate && isDay(registrationDate) && { registered: registrationDate.slice(0, 7) }),
  };
  const doubtful = namesOf(facts)
    .filter((name) => result.lowConfidence.includes(LABELS[name].read) || (name === 'vin' && vinProblem(vin)))
    .map((name) => LABELS[name].label);
  return { facts, doubtful };
}

/** The plate behind the windscreen bears the VIN alone. */
export function plateReading({
  vinCode,
  lowConfidence,
}: Extract<OcrResult, { type: 'vin' }>): LicenceReading {
  const vin = vinFromTyping(vinCode ?? '');
  const isDoubtful = lowConfidence.includes('vinCode') || vinProblem(vin) !== null;
  return { facts: vin ? { vin } : {}, doubtful: vin && isDoubtful ? [LABELS.vin.label] : [] };
}

const namesOf = (facts: LicenceFacts) =>
  (Object.keys(LABELS) as (keyof LicenceFacts)[]).filter((name) => facts[name] !== undefined);
