import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { dateText, dateTimeText, nothing, text } from '../fields.ts';
import { companyForm } from './company-form.ts';
import { personalForm } from './personal-form.ts';

const authType = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const authStatus = z
  .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
  .describe('0 none or expired, 1 pending, 2 approved, 3 rejected');

const photoUrl = z.string().describe('a file of the member; empty once the photo is deleted');
const dateOrLongTerm = z.string().describe('yyyy-MM-dd or 长期');

const personal = z.object({
  realName: z.string(),
  idCardNo: z.string(),
  gender: z.enum(['男', '女']).nullable(),
  nation: z.string().nullable(),
  birthday: dateText.nullable(),
  address: z.string().nullable(),
  issueAuthority: z.string().nullable(),
  validStartDate: dateText.nullable(),
  validEndDate: dateOrLongTerm.nullable(),
  idCardFrontUrl: photoUrl,
  idCardBackUrl: photoUrl,
});

const company = z.object({
  companyName: z.string(),
  creditCode: z.string(),
  companyType: z.string().nullable(),
  legalPerson: z.string(),
  legalPersonIdCardNo: z.string().nullable(),
  registeredCapital: z.string().nullable(),
  establishDate: dateText.nullable(),
  businessTermStart: dateText.nullable(),
  businessTermEnd: dateOrLongTerm.nullable(),
  businessAddress: z.string().nullable(),
  businessScope: z.string().nullable(),
  licenseUrl: photoUrl,
  contactName: z.string(),
  contactMobile: z.string(),
  contactEmail: z.string().nullable(),
  authLetterUrl: z.string().nullable(),
});

const authInfo = z.object({
  authType,
  authTypeLabel: z.string(),
  authStatus,
  authStatusLabel: z.string(),
  expired: z.boolean(),
  rejectReason: z.string().nullable(),
  rejectedFields: z.array(z.string()).describe('fields to be mended; none named: all of it'),
  submitTime: dateTimeText.nullable(),
  auditTime: dateTimeText.nullable(),
  signatureUrl: z.string().nullable(),
  signatureGiven: z.boolean().describe('to the wording in force; a submission needs no other'),
  photosViewed: z.int().describe('how often a reviewer opened them'),
  photosDeleteTime: dateTimeText.nullable(),
  photosKeptDays: z.int().describe('after a decision'),
  approvedPersonal: z.boolean(),
  approvedCompany: z.boolean(),
  personal: personal.nullable().describe('numbers masked, unless it was rejected and has to be mended'),
  company: company.nullable(),
});

const submitted = z.object({ authType, authStatus, submitTime: dateTimeText });

export type AuthInfo = z.output<typeof authInfo>;
export type PersonalAuth = z.output<typeof personal>;
export type CompanyAuth = z.output<typeof company>;
export type AuthSubmitted = z.output<typeof submitted>;

export const getAuthInfo = defineCall({
  method: 'GET',
  path: 'ums-boot/app-api/v1/auth/info',
  access: 'member',
  failure: 'caller',
  summary: '我的认证：状态、驳回原因、提交的内容（证件号掩码）',
  data: authInfo,
});

export const submitPersonalAuth = defineCall({
  method: 'POST',
  path: 'ums-boot/app-api/v1/auth',
  access: 'member',
  failure: 'caller',
  summary: '提交个人认证；已有一份在审核时拒绝',
  body: personalForm,
  data: submitted,
});

export const submitCompanyAuth = defineCall({
  method: 'POST',
  path: 'ums-boot/app-api/v1/auth/company',
  access: 'member',
  failure: 'caller',
  summary: '提交企业认证；已有一份在审核时拒绝',
  body: companyForm,
  data: submitted,
});

export const addSignature = defineCall({
  method: 'POST',
  path: 'ums-boot/app-api/v1/auth/addSignature',
  access: 'member',
  failure: 'caller',
  encoding: 'form',
  summary: '保存手写签名（先上传图片）；提交认证前需要',
  body: z.object({ url: text(300, { missing: '请先手写签名' }) }),
  data: nothing,
});

export const withdrawAuth = defineCall({
  method: 'DELETE',
  path: 'ums-boot/app-api/v1/auth',
  access: 'member',
  failure: 'caller',
  summary: '撤回审核中的提交，或撤销认证；照片、签名和证件号立即删除',
  data: nothing,
});
