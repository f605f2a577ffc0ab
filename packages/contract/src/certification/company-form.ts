import {
  beijingDay,
  CERTIFICATION_FIELDS,
  CERTIFICATION_PHOTOS,
  companyNameProblem,
  creditCodeProblem,
  emailProblem,
  identityNumberProblem,
  isDay,
  legalPersonProblem,
  normalizeCreditCode,
  normalizeIdentityNumber,
  normalizePersonName,
  personNameProblem,
  phoneProblem,
  validityProblem,
} from '@cheyantong/domain';
import { z } from 'zod';
import { text } from '../fields.ts';
import { agreedVersion, needed, optional, photo } from './form-fields.ts';

const labels = CERTIFICATION_FIELDS.company;
const photos = CERTIFICATION_PHOTOS.company;

const fields = z.object({
  companyName: needed(labels.companyName, { most: 100, problem: companyNameProblem }),
  creditCode: needed(labels.creditCode, { most: 40, as: normalizeCreditCode, problem: creditCodeProblem }),
  companyType: optional(labels.companyType, { most: 60 }),
  legalPerson: needed(labels.legalPerson, { most: 50, problem: legalPersonProblem }),
  legalPersonIdCardNo: optional(labels.legalPersonIdCardNo, {
    most: 40,
    as: normalizeIdentityNumber,
    problem: (number) => identityNumberProblem(number),
  }),
  registeredCapital: optional(labels.registeredCapital, { most: 60 }),
  establishDate: optional(labels.establishDate, {
    problem: (date) => (isDay(date) ? null : '成立日期应为 yyyy-MM-dd'),
  }),
  businessTermStart: optional(labels.businessTermStart),
  businessTermEnd: optional(labels.businessTermEnd),
  businessAddress: optional(labels.businessAddress),
  businessScope: optional(labels.businessScope, { most: 2_000 }),
  licenseUrl: photo(photos.licenseUrl.label),
  contactName: needed(labels.contactName, {
    as: normalizePersonName,
    problem: (name) => personNameProblem(name, labels.contactName),
  }),
  contactMobile: needed(labels.contactMobile, {
    most: 20,
    problem: (phone) => (phoneProblem(phone) ? '联系人手机号格式不正确' : null),
  }),
  contactEmail: optional(labels.contactEmail, { most: 100, problem: emailProblem }),
  authLetterUrl: text(300)
    .transform((url) => url || undefined)
    .optional(),
  agreedVersion,
});

/** Every field by itself, and then what they say together. */
export const companyForm = fields.check(({ value, issues }) => {
  const sentence = contradictionIn(value);
  if (sentence) issues.push({ code: 'custom', message: sentence, input: value });
});

function contradictionIn(form: z.output<typeof fields>): string | null {
  const { contactName, legalPerson, authLetterUrl, businessTermStart: start, businessTermEnd: end } = form;
  if (contactName !== legalPerson && !authLetterUrl) return '联系人不是法定代表人时，请上传加盖公章的授权书';
  return validityProblem({ start, end }, { document: '营业执照', today: beijingDay(new Date()) });
}
