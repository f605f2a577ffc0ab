import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { dateTimeText, day, nothing, pageOf, pageQuery, text, words } from '../fields.ts';
import { orderType } from '../order-fields.ts';
import {
  algorithm,
  batteryTrace,
  partTrace,
  signedTraceEvent,
  traceCode,
  traceHit,
  traceProof,
  traceRoot,
} from './shapes.ts';

export type TraceHit = z.output<typeof traceHit>;
export type PartTrace = z.output<typeof partTrace>;
export type BatteryTrace = z.output<typeof batteryTrace>;
export type TraceNode = PartTrace['nodes'][number];
export type TraceProof = z.output<typeof traceProof>;

const report = 'vehicle-boot/api/v1/vehicle/report' as const;

export const checkReport = defineCall({
  access: 'open',
  failure: 'caller',
  method: 'GET',
  path: `${report}/check/:reportCode`,
  perMinute: 60,
  summary: '公开核验：真实、已更新、已撤回或查无此报告；签名由浏览器自己验证',
  params: z.object({ reportCode: text(64) }),
  data: z.object({
    verdict: z.enum(['genuine', 'superseded', 'withdrawn', 'unknown']),
    reportCode: z.string(),
    supersededBy: z.string().nullable(),
    withdrawnReason: z.string().nullable(),
    orderType: orderType.nullable(),
    statement: z.string().nullable(),
    signature: z.string().nullable(),
    algorithm: algorithm.nullable(),
    keyId: z.string().nullable(),
    checkedTime: dateTimeText,
  }),
});

export const listReportKeys = defineCall({
  access: 'open',
  failure: 'caller',
  method: 'GET',
  path: `${report}/keys`,
  summary: '平台公布的报告验签公钥，旧公钥保留',
  data: z.array(
    z.object({
      keyId: z.string(),
      algorithm: algorithm,
      publicKey: z.string().describe('PEM (Ed25519) or hex (SM2)'),
      since: dateTimeText,
    }),
  ),
});

const TRACES = 'vehicle-boot/api/v1/traceability';
const open = { access: 'open', failure: 'caller' } as const;
const byCode = z.object({ traceCode });
/** Who tries codes in a row is no buyer. */
const lookedUp = { ...open, perMinute: 30 } as const;

export const queryTrace = defineCall({
  ...lookedUp,
  method: 'GET',
  path: `${TRACES}/query`,
  summary: '任一编号的核验结论；查无此码也是成功的回答',
  query: z.object({ code: traceCode }),
  data: traceHit,
});

export const readPartTrace = defineCall({
  ...lookedUp,
  method: 'GET',
  path: `${TRACES}/part/:traceCode`,
  summary: '配件的流转记录；所有者带令牌时可见更多',
  params: byCode,
  data: partTrace,
});

export const readBatteryTrace = defineCall({
  ...lookedUp,
  method: 'GET',
  path: `${TRACES}/battery/:traceCode`,
  summary: '电池的流转记录；所有者带令牌时可见更多',
  params: byCode,
  data: batteryTrace,
});

export const readTraceProof = defineCall({
  ...lookedUp,
  method: 'GET',
  path: `${TRACES}/proof/:traceCode`,
  summary: '自己核验所需的一切：签名原文、公钥、当日总摘要与路径',
  params: byCode,
  query: z.object({
    day: day
      .optional()
      .describe('by the root of this day, for whoever has kept it; the newest unless said otherwise'),
  }),
  data: traceProof,
});

export const listTraceRoots = defineCall({
  ...open,
  method: 'GET',
  path: `${TRACES}/roots`,
  summary: '每日公示的总摘要，最新在前',
  query: z.object(pageQuery),
  data: pageOf(traceRoot),
});

export const readTraceRoot = defineCall({
  ...open,
  method: 'GET',
  path: `${TRACES}/roots/:day`,
  summary: '某一日公示的总摘要',
  params: z.object({ day }),
  data: traceRoot,
});

export const sendTraceEvent = defineCall({
  ...open,
  method: 'POST',
  path: `${TRACES}/events`,
  perMinute: 600,
  summary: '参与企业送来已签名的一步；同一步再送一次不会重复登记',
  body: signedTraceEvent,
  data: z.object({ traceCode: z.string(), seq: z.int(), hash: z.string(), known: z.boolean() }),
});

export const proveTraceOwner = defineCall({
  access: 'member',
  failure: 'caller',
  method: 'POST',
  path: `${TRACES}/own/:traceCode`,
  perMinute: 5,
  summary: '用车架号和发动机号（电机号）证明是车主，之后可见完整信息',
  params: byCode,
  body: z.object({ vin: words(20), engineNo: words(30) }),
  data: nothing,
});
