import {
  birthdayOf,
  CERTIFICATION_FIELDS,
  CERTIFICATION_PHOTOS,
  identityNumberProblem,
  normalizeIdentityNumber,
  normalizePersonName,
  personNameProblem,
  sexOf,
  validityProblem,
} from '@cheyantong/domain';
import { CardBackDrawing, CardFrontDrawing } from './document-drawings.tsx';
import { dayProblem, type FieldShape, type FormShape, type Values } from './form-shape.ts';

const LABELS = CERTIFICATION_FIELDS.personal;
type Name = keyof typeof LABELS;

/** Each with the reader's name for it. */
const onFront = (name: Name, read: string, rest: Partial<FieldShape> = {}): FieldShape => ({
  name,
  label: LABELS[name],
  control: 'line',
  most: 100,
  required: false,
  photo: 'idCardFrontUrl',
  read,
  ...rest,
});
const onBack = (name: Name, read: string, rest: Partial<FieldShape> = {}): FieldShape => ({
  ...onFront(name, read, rest),
  photo: 'idCardBackUrl',
});

/** A person, by both sides of the identity card. */
export const PERSONAL_FORM: FormShape = {
  kind: 'personal',
  photos: [
    {
      name: 'idCardFrontUrl',
      label: CERTIFICATION_PHOTOS.personal.idCardFrontUrl.label,
      ocr: 'idCardFront',
      kinds: 'picture',
      drawing: <CardFrontDrawing />,
      required: () => true,
    },
    {
      name: 'idCardBackUrl',
      label: CERTIFICATION_PHOTOS.personal.idCardBackUrl.label,
      ocr: 'idCardBack',
      kinds: 'picture',
      drawing: <CardBackDrawing />,
      required: () => true,
    },
  ],
  fields: [
    onFront('realName', 'name', {
      required: true,
      normalize: normalizePersonName,
      problem: (name) => personNameProblem(name),
    }),
    onFront('gender', 'sex', { control: 'sex', problem: sexProblem }),
    onFront('idCardNo', 'idNumber', {
      required: true,
      wide: true,
      normalize: normalizeIdentityNumber,
      problem: (number) => identityNumberProblem(number),
      goodHint: '18 位，校验位正确',
    }),
    onFront('birthday', 'birthDate', { control: 'day', problem: birthdayProblem }),
    onFront('nation', 'ethnicity', { most: 20 }),
    onFront('address', 'address', { wide: true, most: 200 }),
    onBack('issueAuthority', 'issueAuthority', { wide: true, most: 60 }),
    onBack('validStartDate', 'validStartDate', { control: 'day', problem: dayProblem }),
    onBack('validEndDate', 'validEndDate', {
      control: 'end',
      required: true,
      problem: (end, { validStartDate }, today) =>
        validityProblem({ start: validStartDate || undefined, end }, { document: '身份证', today }),
    }),
  ],
};

function sexProblem(sex: string, { idCardNo = '' }: Values): string | null {
  const isReadable = identityNumberProblem(idCardNo) === null;
  return isReadable && sexOf(idCardNo) !== sex ? '与身份证号不一致' : null;
}

function birthdayProblem(birthday: string, { idCardNo = '' }: Values): string | null {
  const isReadable = identityNumberProblem(idCardNo) === null;
  return (
    dayProblem(birthday) ?? (isReadable && birthdayOf(idCardNo) !== birthday ? '与身份证号不一致' : null)
  );
}
