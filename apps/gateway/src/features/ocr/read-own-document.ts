import type { OcrResult } from '@cheyantong/contract';
import {
  OCR_BUSY_SENTENCE,
  OCR_NO_PICTURE_SENTENCE,
  OCR_UNREADABLE_SENTENCE,
  type OcrType,
} from '@cheyantong/domain';
import { type DocumentReader, OcrRefused, type Readings } from '../../adapters/ocr/port.ts';
import { Failure } from '../../http/failure.ts';
import { presentReadings } from './present-readings.ts';
import { withoutDisproved } from './without-disproved.ts';

export interface OcrDesk {
  reader: DocumentReader;
  /** What this member uploaded there. Refused for every other address, whoever's it is: nothing is ever fetched. */
  ownFile(memberId: bigint, url: string): Promise<{ bytes: Uint8Array; type: string }>;
  log: { error(facts: object, words: string): void };
}

/** What stands in the caller's own picture. It fills a form that a person then corrects; it proves nothing. */
export async function readOwnDocument(
  desk: OcrDesk,
  memberId: bigint,
  { url, type }: { url: string; type: OcrType },
): Promise<OcrResult> {
  const file = await desk.ownFile(memberId, url);
  if (!file.type.startsWith('image/')) throw new Failure('A0500', OCR_NO_PICTURE_SENTENCE);
  const readings = withoutDisproved(await read(desk, type, file.bytes));
  if (Object.keys(readings).length === 0) throw new Failure('A0500', OCR_UNREADABLE_SENTENCE);
  return presentReadings(type, readings);
}

async function read({ reader, log }: OcrDesk, type: OcrType, bytes: Uint8Array): Promise<Readings> {
  try {
    return await reader.read(type, bytes);
  } catch (error) {
    if (!(error instanceof OcrRefused)) throw error;
    if (error.reason === 'unreadable') throw new Failure('A0500', OCR_UNREADABLE_SENTENCE);
    if (error.reason === 'busy') throw new Failure('B0220', OCR_BUSY_SENTENCE);
    log.error({ reason: error.reason, vendorCode: error.vendorCode }, 'a document could not be read');
    throw new Failure('C0001');
  }
}
