import { isDay } from './time/index.ts';

/** Who somebody is certified as; numbers on the wire. */
const AUTH_TYPE_TABLE = {
  none: { code: 0, label: '未认证' },
  personal: { code: 1, label: '个人认证' },
  company: { code: 2, label: '企业认证' },
} as const;
export type AuthType = keyof typeof AUTH_TYPE_TABLE;
export type AuthTypeCode = (typeof AUTH_TYPE_TABLE)[AuthType]['code'];
export type CertificationKind = Exclude<AuthType, 'none'>;
export const CERTIFICATION_KINDS = ['personal', 'company'] as const satisfies CertificationKind[];

export const authTypeCode = (type: AuthType): AuthTypeCode => AUTH_TYPE_TABLE[type].code;
export const authTypeLabel = (type: AuthType): string => AUTH_TYPE_TABLE[type].label;

/**
 * Where a submission stands: its number on the wire, what the member reads, and where it may go from there. One that is
 * rejected stays: what is submitted instead is a new one.
 */
const CERTIFICATION_STATUS_TABLE = {
  pending: { code: 1, label: '审核中', next: ['approved', 'rejected', 'withdrawn'] },
  approved: { code: 2, label: '已认证', next: ['expired', 'withdrawn'] },
  rejected: { code: 3, label: '已驳回', next: ['withdrawn'] },
  expired: { code: 0, label: '已过期', next: ['withdrawn'] },
  withdrawn: { code: 0, label: '未认证', next: [] },
} as const satisfies Record<string, { code: number; label: string; next: readonly string[] }>;

export type CertificationStatus = keyof typeof CERTIFICATION_STATUS_TABLE;
export type AuthStatusCode = (typeof CERTIFICATION_STATUS_TABLE)[CertificationStatus]['code'];
export const CERTIFICATION_STATUSES = Object.keys(CERTIFICATION_STATUS_TABLE) as [
  CertificationStatus,
  ...CertificationStatus[],
];

export const authStatusCode = (status: CertificationStatus): AuthStatusCode =>
  CERTIFICATION_STATUS_TABLE[status].code;
export const authStatusLabel = (status: CertificationStatus): string =>
  CERTIFICATION_STATUS_TABLE[status].label;

/** The statuses a submission may come from, for the condition of the one statement that changes it. */
export const certificationStatusesBefore = (next: CertificationStatus): CertificationStatus[] =>
  CERTIFICATION_STATUSES.filter((status) =>
    (CERTIFICATION_STATUS_TABLE[status].next as readonly string[]).includes(next),
  );

/** The photos of each kind, by the field that holds them, with what a reviewer types and a member reads. */
export const CERTIFICATION_PHOTOS = {
  personal: {
    idCardFrontUrl: { word: 'front', label: '身份证人像面' },
    idCardBackUrl: { word: 'back', label: '身份证国徽面' },
  },
  company: {
    licenseUrl: { word: 'license', label: '营业执照' },
    authLetterUrl: { word: 'letter', label: '授权书' },
  },
} as const satisfies Record<CertificationKind, Record<string, { word: string; label: string }>>;

/** What else a reviewer may ask to have mended, by the names of the forms' fields. */
export const CERTIFICATION_FIELDS = {
  personal: {
    realName: '姓名',
    idCardNo: '身份证号',
    gender: '性别',
    nation: '民族',
    birthday: '出生日期',
    address: '住址',
    issueAuthority: '签发机关',
    validStartDate: '有效期起始日期',
    validEndDate: '有效期截止日期',
  },
  company: {
    companyName: '企业名称',
    creditCode: '统一社会信用代码',
    companyType: '企业类型',
    legalPerson: '法定代表人',
    legalPersonIdCardNo: '法定代表人身份证号',
    registeredCapital: '注册资本',
    establishDate: '成立日期',
    businessTermStart: '营业期限起始日期',
    businessTermEnd: '营业期限截止日期',
    businessAddress: '住所',
    businessScope: '经营范围',
    contactName: '联系人',
    contactMobile: '联系人手机号',
    contactEmail: '联系人邮箱',
  },
} as const satisfies Record<CertificationKind, Record<string, string>>;

/** A document without an end says so in this word. */
export const LONG_TERM = '长期';

export const PERSON_NAME = { least: 2, most: 30 } as const;
const CHINESE_NAME = /^\p{Script=Han}[\p{Script=Han}·]*\p{Script=Han}$/u;
/** The head of a company may be a foreigner. */
const ANY_NAME = /^[\p{Script=Han}\p{Script=Latin}][\p{Script=Han}\p{Script=Latin}·.' -]*$/u;
const COMPANY_NAME = /^[\p{Script=Han}A-Za-z0-9（）()·&.\- ]+$/u;

/** People type other dots than the one of the card. */
export const normalizePersonName = (name: string): string => name.trim().replace(/[•．.・‧∙]/g, '·');

/** What is wrong with the name of somebody who has an ID card, as a sentence, or null when it will do. */
export function personNameProblem(name: string, label = '姓名'): string | null {
  const { length } = [...name];
  if (length < PERSON_NAME.least || length > PERSON_NAME.most)
    return `${label}应为 ${PERSON_NAME.least}–${PERSON_NAME.most} 个字`;
  return CHINESE_NAME.test(name) ? null : `${label}应与证件一致，只含汉字和间隔号“·”`;
}

export const legalPersonProblem = (name: string): string | null =>
  ANY_NAME.test(name) && [...name].length >= PERSON_NAME.least
    ? null
    : '法定代表人应与营业执照一致，只含汉字、字母和间隔号“·”';

const COMPANY_NAME_LEAST = 4;

export const companyNameProblem = (name: string): string | null =>
  name.length >= COMPANY_NAME_LEAST && COMPANY_NAME.test(name)
    ? null
    : '企业名称应与营业执照一致，至少 4 个字，只含汉字、字母、数字和括号';

/** What is wrong with the time a document is good for, or null when it is good on that day. */
export function validityProblem(
  { start, end }: { start?: string | undefined; end?: string | undefined },
  { document, today }: { document: string; today: string },
): string | null {
  if (start !== undefined && (!isDay(start) || start > today)) return `${document}有效期起始日期不正确`;
  if (end === undefined || end === LONG_TERM) return null;
  if (!isDay(end)) return `${document}有效期截止日期应为 yyyy-MM-dd 或“${LONG_TERM}”`;
  if (start !== undefined && end <= start) return `${document}有效期截止日期应晚于起始日期`;
  return end < today ? `${document}已过有效期（${end}），请使用在有效期内的证件` : null;
}
