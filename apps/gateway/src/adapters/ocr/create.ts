import { createCircuit } from '../circuit.ts';
import { createAliyunReader } from './aliyun.ts';
import { createEmbeddedReader } from './embedded/reader.ts';
import { type DocumentReader, OcrRefused } from './port.ts';
import type { AliyunOcrSettings, OcrSettings, TencentOcrSettings } from './settings.ts';
import { createTencentReader } from './tencent.ts';

export type { OcrSettings } from './settings.ts';

/** Long enough for a vendor and a large picture, short enough for somebody who looks at a form. */
const VENDOR_TIME_LIMIT_MS = 12_000;

export function createDocumentReader(
  settings: OcrSettings,
  { timeLimitMs = VENDOR_TIME_LIMIT_MS }: { timeLimitMs?: number } = {},
): DocumentReader {
  return settings.provider === 'embedded'
    ? createEmbeddedReader()
    : createVendorReader(settings, timeLimitMs);
}

function createVendorReader(
  settings: AliyunOcrSettings | TencentOcrSettings,
  timeLimitMs: number,
): DocumentReader {
  const vendor =
    settings.provider === 'aliyun'
      ? createAliyunReader(settings, timeLimitMs)
      : createTencentReader(settings, timeLimitMs);
  const circuit = createCircuit({
    service: 'ocr',
    isOutage: (error) => error instanceof OcrRefused && error.reason === 'unreachable',
    unavailable: () => new OcrRefused('unreachable', 'circuit-open'),
  });
  return { ...vendor, read: (type, picture) => circuit(() => vendor.read(type, picture)) };
}
