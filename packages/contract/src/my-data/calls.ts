import { NUMBER_PARTIES, NUMBER_USES, type NumberParty } from '@cheyantong/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { dateTimeText, id, nothing, pageOf, pageQuery, smsCode, workTicket } from '../fields.ts';

const party = z.enum(Object.keys(NUMBER_PARTIES) as [NumberParty, ...NumberParty[]], '没有这类对象');

const numberView = z.object({
  time: dateTimeText,
  party,
  partyLabel: z.string(),
  name: z.string(),
  what: z.enum(NUMBER_USES),
  whatLabel: z.string(),
  occasion: z.string(),
  subject: z.string().nullable().describe('the car or part it was about'),
  clueId: id.nullable().describe('the inquiry it belongs to'),
});

const dataExport = z.object({
  state: z.enum(['none', 'preparing', 'ready', 'failed']),
  requestTime: dateTimeText.nullable(),
  readyTime: dateTimeText.nullable(),
  expiresTime: dateTimeText.nullable(),
  link: z.string().nullable().describe('good for some minutes; ask again for another'),
  bytes: z.int().nullable(),
});

const closingPreview = z.object({
  obstacles: z.array(z.string()).describe('while there are any, the account cannot be closed'),
  kept: z.array(z.object({ what: z.string(), why: z.string(), until: z.string() })),
  removed: z.array(z.string()),
});

export type NumberView = z.output<typeof numberView>;
export type DataExport = z.output<typeof dataExport>;
export type ClosingPreview = z.output<typeof closingPreview>;

const CLOSINGS_PER_MINUTE = 60;

export const listNumberViews = defineCall({
  method: 'GET',
  path: 'ums-boot/app-api/v1/my-data/number-views',
  access: 'member',
  failure: 'caller',
  summary: '谁得到、看过、拨打过我的号码，新的在前',
  query: z.object({ ...pageQuery, party: party.optional() }),
  data: pageOf(numberView),
});

export const requestExport = defineCall({
  method: 'POST',
  path: 'ums-boot/app-api/v1/my-data/export',
  access: 'member',
  failure: 'toast',
  summary: '要一份我的全部数据（JSON 与 PDF 的压缩包），每天一次',
  data: dataExport,
});

export const getExport = defineCall({
  method: 'GET',
  path: 'ums-boot/app-api/v1/my-data/export',
  access: 'member',
  failure: 'caller',
  summary: '最近一次导出：进度与下载链接',
  data: dataExport,
});

export const previewClosing = defineCall({
  method: 'GET',
  path: 'ums-boot/app-api/v1/members/me/close',
  access: 'member',
  failure: 'caller',
  summary: '注销账号前：有什么妨碍，什么会删除，什么依法保留',
  data: closingPreview,
});

export const sendCloseCode = defineCall({
  method: 'POST',
  path: 'ums-boot/app-api/v1/members/me/close/sms-code',
  access: 'member',
  failure: 'caller',
  failuresOn200: true,
  summary: '注销账号的验证码，发到自己的手机号',
  headers: workTicket,
  data: nothing,
});

export const closeAccount = defineCall({
  method: 'POST',
  path: 'ums-boot/app-api/v1/members/me/close',
  access: 'member',
  failure: 'caller',
  perMinute: CLOSINGS_PER_MINUTE,
  summary: '注销账号，不能恢复；同一手机号可以重新注册',
  body: z.object({ code: smsCode }),
  data: nothing,
});
