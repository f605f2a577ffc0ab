import { OCR_FIELDS, OCR_TYPES, type OcrField, type OcrType } from '@cheyantong/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { text } from '../fields.ts';

const share = z.number().min(0).max(1);
const box = z
  .object({ x: share, y: share, width: share, height: share })
  .describe('shares of the picture’s width and height');

const read = z.string().nullable();

/** A document of one kind: its fields, and what helps a person to check them. */
function document<T extends OcrType>(type: T) {
  const fields = Object.fromEntries(OCR_FIELDS[type].map((field) => [field, read]));
  return z.object({
    type: z.literal(type),
    ...(fields as Record<OcrField<T>, typeof read>),
    lowConfidence: z.array(z.string()).describe('fields that should be looked at again'),
    boxes: z
      .record(z.string(), box)
      .describe('where each field was read; empty where the vendor does not say'),
  });
}

const ocrResult = z.discriminatedUnion('type', [
  document('idCardFront'),
  document('idCardBack'),
  document('businessLicense'),
  document('vehicleLicense'),
  document('vin'),
]);
export type OcrResult = z.output<typeof ocrResult>;

export const ocrOss = defineCall({
  method: 'POST',
  path: 'system-boot/api/v1/files/ocrOss',
  access: 'member',
  failure: 'caller',
  perMinute: 20,
  summary: '识别自己上传的证件图片',
  body: z.object({
    url: text(300).min(1).describe('as the upload answered it'),
    type: z.enum(OCR_TYPES, '不支持识别这种证件'),
  }),
  data: ocrResult,
});
