import {
  beijingDay,
  birthdayOf,
  CERTIFICATION_FIELDS,
  CERTIFICATION_PHOTOS,
  identityNumberProblem,
  isDay,
  normalizeIdentityNumber,
  normalizePersonName,
  personNameProblem,
  sexOf,
  validityProblem,
} from '@cheyantong/domain';
import { z } from 'zod';
import { agreedVersion, needed, optional, photo } from './form-fields.ts';

const labels = CERTIFICATION_FIELDS.personal;
const photos = CERTIFICATION_PHOTOS.personal;

const fields = z.object({
  realName: needed(labels.realName, { as: normalizePersonName, problem: personNameProblem }),
  idCardNo: needed(labels.idCardNo, {
    most: 40,
    as: normalizeIdentityNumber,
    problem: (number) => identityNumberProblem(number),
  }),
  gender: z.enum(['男', '女'], '性别应为男或女').optional(),
  nation: optional(labels.nation, { most: 20 }),
  birthday: optional(labels.birthday, {
    problem: (birthday) => (isDay(birthday) ? null : '出生日期应为 yyyy-MM-dd'),
  }),
  address: optional(labels.address),
  issueAuthority: optional(labels.issueAuthority, { most: 60 }),
  validStartDate: optional(labels.validStartDate),
  validEndDate: optional(labels.validEndDate),
  idCardFrontUrl: photo(photos.idCardFrontUrl.label),
  idCardBackUrl: photo(photos.idCardBackUrl.label),
  agreedVersion,
});

/** Every field by itself, and then what they say together. */
export const personalForm = fields.check(({ value, issues }) => {
  const sentence = contradictionIn(value);
  if (sentence) issues.push({ code: 'custom', message: sentence, input: value });
});

function contradictionIn(form: z.output<typeof fields>): string | null {
  const { idCardNo, birthday, gender, validStartDate: start, validEndDate: end } = form;
  if (birthday && birthday !== birthdayOf(idCardNo)) return '出生日期与身份证号不一致';
  if (gender && gender !== sexOf(idCardNo)) return '性别与身份证号不一致';
  return validityProblem({ start, end }, { document: '身份证', today: beijingDay(new Date()) });
}
