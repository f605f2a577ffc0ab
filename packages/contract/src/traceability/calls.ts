import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { dateTimeText, text } from '../fields.ts';
import { orderType } from '../order-fields.ts';

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
    algorithm: z.enum(['Ed25519', 'SM2']).nullable(),
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
      algorithm: z.enum(['Ed25519', 'SM2']),
      publicKey: z.string().describe('PEM (Ed25519) or hex (SM2)'),
      since: dateTimeText,
    }),
  ),
});
