import type { OcrResult } from '@cheyantong/contract';
import { OCR_FIELDS, type OcrType } from '@cheyantong/domain';
import type { Reading, Readings } from '../../adapters/ocr/port.ts';

/** Below this a person should look again; on our samples the engine is surer of all that it reads right. */
const SURE = 0.9;

export function presentReadings(type: OcrType, readings: Readings): OcrResult {
  const read: Readonly<Record<string, Reading>> = readings;
  const fields = Object.fromEntries(OCR_FIELDS[type].map((field) => [field, read[field]?.text ?? null]));
  const boxes = Object.fromEntries(
    Object.entries(read).flatMap(([field, { box }]) => (box ? [[field, box]] : [])),
  );
  const lowConfidence = Object.keys(read).filter((field) => (read[field]?.confidence ?? 0) < SURE);
  // The fields of the type are taken from the same list as the contract's.
  return { type, ...fields, lowConfidence, boxes } as OcrResult;
}
