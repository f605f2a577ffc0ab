import { z } from 'zod';
import { dateText, dateTimeText, energyType, wan } from '../fields.ts';
import { cents, orderNo, orderType } from '../order-fields.ts';

export const triFlag = z.literal([0, 1, 2]).describe('0 no, 1 yes, 2 unknown');

const vehicleBrief = z.object({
  vin: z.string(),
  plateNo: z.string().nullable(),
  brandName: z.string(),
  seriesName: z.string(),
  modelName: z.string(),
  recordDate: dateText.nullable(),
  mileage: wan.nullable(),
  color: z.string().nullable(),
  energyType: energyType.nullable(),
  useNature: z.string().nullable(),
});

/** Every report says where it looked: "no record" is never "clean". */
const sourceRow = z.object({
  name: z.string().describe('授权店维修保养'),
  result: z.enum(['found', 'partial', 'none', 'unconnected']),
  resultText: z.string().describe('查到 6 条 / 仅部分接入 / 无记录 / 未接入'),
  range: z.string().nullable().describe('2022.03 – 2026.10'),
  note: z.string().nullable(),
});

const verdict = z.object({
  level: z.enum(['good', 'caution', 'bad', 'unknown']),
  title: z.string().describe('未发现重大问题'),
  sentence: z.string(),
});

export const mileagePoint = z.object({
  date: dateText,
  km: z.int().min(0),
  label: z.string().nullable().describe('保养, 出险, 检测 …'),
});

/** What every provider says besides the findings of its service. */
export const findingsHead = {
  verdict,
  sources: z.array(sourceRow).min(1),
};

/** What the portal adds to a provider's findings when it issues the report. */
export const reportHead = z.object({
  reportCode: z.string(),
  orderSn: orderNo,
  orderNo,
  orderType,
  providerName: z.string(),
  providerLogoUrl: z.string().nullable(),
  reportTime: dateTimeText,
  validUntil: dateText.nullable(),
  pdfUrl: z.string().nullable().describe('call it for a link that lives five minutes'),
  disclaimer: z.string(),
  demo: z.boolean(),
  vehicle: vehicleBrief,
  pictureUrl: z.string().nullable().describe('a drawing of such a car, found when the report is read'),
  verifyUrl: z.string().describe('what the QR code says'),
  checkCode: z.string().describe('short digest for the eye: 7F3A-91C2-0E84-D65B'),
});

export { cents, dateText, dateTimeText, wan };
