import { AGREEMENT_IDS } from '@cheyantong/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { dateText, dateTimeText } from '../fields.ts';
import { version } from './agreed-version.ts';

const document = z.enum(AGREEMENT_IDS, '没有这份协议');

const edition = z.object({
  version: dateText,
  announcedDate: dateText,
  changes: z.string().describe('what is new in it, in a sentence'),
  state: z.enum(['upcoming', 'inForce', 'past']),
});

const summary = z.object({
  document,
  name: z.string(),
  version: dateText.describe('the one in force'),
  announcedDate: dateText,
  upcoming: edition.nullable().describe('announced, not yet in force'),
});

const block = z.object({ kind: z.enum(['title', 'paragraph', 'item']), text: z.string() });

const changedBlock = z.object({
  kind: z.enum(['title', 'paragraph', 'item']),
  pieces: z.array(z.object({ mark: z.enum(['same', 'added', 'removed']), text: z.string() })),
});

const agreement = edition.extend({
  document,
  name: z.string(),
  blocks: z.array(block),
  history: z.array(edition).describe('newest first'),
  comparison: z
    .object({ previousVersion: dateText, blocks: z.array(changedBlock) })
    .nullable()
    .describe('with the version before it; null for the first'),
});

const givenConsent = z.object({
  document,
  name: z.string(),
  version: dateText,
  time: dateTimeText,
  withdrawnTime: dateTimeText.nullable(),
  withdrawable: z.boolean(),
  withdrawalMeaning: z.string().describe('what becomes impossible, in a sentence'),
});

const consents = z.object({
  given: z.array(givenConsent).describe('the last word on each document'),
  due: z
    .array(z.object({ document, name: z.string(), version: dateText, changes: z.string() }))
    .describe('newer versions that the member has not agreed to'),
});

export type AgreementEdition = z.output<typeof edition>;
export type Agreement = z.output<typeof agreement>;
export type ChangedBlock = z.output<typeof changedBlock>;
export type GivenConsent = z.output<typeof givenConsent>;
export type DueAgreement = z.output<typeof consents>['due'][number];

export const listAgreements = defineCall({
  method: 'GET',
  path: 'system-boot/api/v1/agreement/list',
  access: 'open',
  failure: 'caller',
  summary: '协议与声明：现行版本与已公告的下一版',
  data: z.array(summary),
});

export const getAgreement = defineCall({
  method: 'GET',
  path: 'system-boot/api/v1/agreement/detail/:document',
  access: 'open',
  failure: 'caller',
  summary: '一份协议的全文、各版本和与上一版的不同；不写版本即现行版本',
  params: z.object({ document }),
  query: z.object({ version: version.optional() }),
  data: agreement,
});

export const listMyConsents = defineCall({
  method: 'GET',
  path: 'ums-boot/app-api/v1/agreement/mine',
  access: 'member',
  failure: 'caller',
  summary: '我同意过哪些版本，哪些更新后还没有同意',
  data: consents,
});

export const giveConsent = defineCall({
  method: 'POST',
  path: 'ums-boot/app-api/v1/agreement/consent',
  access: 'member',
  failure: 'caller',
  summary: '同意所示版本；已不是现行版本的拒绝',
  body: z.object({ agreed: z.array(z.object({ document, version })).min(1).max(AGREEMENT_IDS.length) }),
  data: consents,
});

export const withdrawConsent = defineCall({
  method: 'DELETE',
  path: 'ums-boot/app-api/v1/agreement/consent/:document',
  access: 'member',
  failure: 'toast',
  summary: '撤回一份同意；账号所依据的两份通过注销账号撤回',
  params: z.object({ document }),
  data: consents,
});
