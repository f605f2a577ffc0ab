import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { text } from '../fields.ts';
import { orderNo } from '../order-fields.ts';
import { batteryExtras, batteryFindings } from './battery.ts';
import { claimFindings } from './claim.ts';
import { reportHead } from './common.ts';
import { inspectionFindings } from './inspection.ts';
import { repairFindings } from './repair.ts';
import { valuationExtras, valuationFindings } from './valuation.ts';

const inspectionReport = reportHead.extend(inspectionFindings.shape);
const repairReport = reportHead.extend(repairFindings.shape);
const claimReport = reportHead.extend(claimFindings.shape);
const batteryReport = reportHead.extend(batteryFindings.shape).extend(batteryExtras.shape);
const valuationReport = reportHead.extend(valuationFindings.shape).extend(valuationExtras.shape);

export type InspectionReport = z.output<typeof inspectionReport>;
export type RepairReport = z.output<typeof repairReport>;
export type ClaimReport = z.output<typeof claimReport>;
export type BatteryReport = z.output<typeof batteryReport>;
export type ValuationReport = z.output<typeof valuationReport>;
export type ReportHead = z.output<typeof reportHead>;

const member = { access: 'member', failure: 'toast', method: 'GET' } as const;
/** The report pages show what went wrong in place of the report: not there, not ready yet, not reachable. */
const reading = { ...member, failure: 'caller' } as const;
const vehicle = 'vehicle-boot/api/v1/vehicle' as const;
const byOrder = z.object({ orderSn: orderNo });

export const getInspectionReport = defineCall({
  ...reading,
  path: `${vehicle}/detect/report`,
  summary: '检测报告；按订单仅本人可见，按报告编号任何会员可见（VIN、车牌遮盖）',
  query: z
    .object({ reportCode: text(64).optional(), orderSn: orderNo.optional() })
    .refine(({ reportCode, orderSn }) => reportCode || orderSn, {
      error: '请提供报告编号或订单号',
      path: ['reportCode'],
    }),
  data: inspectionReport,
});

export const getRepairReport = defineCall({
  ...reading,
  path: `${vehicle}/maintenance/repair/report/:orderSn`,
  summary: '维修报告',
  params: byOrder,
  data: repairReport,
});

export const getClaimReport = defineCall({
  ...reading,
  path: `${vehicle}/maintenance/claim/report/:orderSn`,
  summary: '出险报告',
  params: byOrder,
  data: claimReport,
});

export const getBatteryReport = defineCall({
  ...reading,
  path: `${vehicle}/battery/report/:orderSn`,
  summary: '电池报告',
  params: byOrder,
  data: batteryReport,
});

export const getValuationReport = defineCall({
  ...reading,
  path: `${vehicle}/valuation/serviceOrder/valuationDetail/:orderNo`,
  summary: '估值报告',
  params: z.object({ orderNo }),
  data: valuationReport,
});

export const getReportPdfLink = defineCall({
  ...member,
  path: `${vehicle}/report/pdf-link/:orderSn`,
  summary: '报告 PDF 的下载地址，五分钟内有效',
  params: byOrder,
  data: z.object({ url: z.string(), fileName: z.string() }),
});

export const getSignedReport = defineCall({
  ...member,
  path: `${vehicle}/report/signed/:orderSn`,
  summary: '报告原文与签名，供本人自行核验',
  params: byOrder,
  data: z.object({
    reportCode: z.string(),
    document: z.string().describe('the issued document, byte for byte'),
    statement: z.string().describe('what is signed: it names the digests of document and PDF'),
    signature: z.string().describe('base64'),
    algorithm: z.enum(['Ed25519', 'SM2']),
    keyId: z.string(),
  }),
});
