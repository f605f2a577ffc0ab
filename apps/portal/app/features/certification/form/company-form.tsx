import {
  CERTIFICATION_FIELDS,
  CERTIFICATION_PHOTOS,
  companyNameProblem,
  creditCodeProblem,
  emailProblem,
  identityNumberProblem,
  legalPersonProblem,
  normalizeCreditCode,
  normalizeIdentityNumber,
  normalizePersonName,
  personNameProblem,
  phoneProblem,
  validityProblem,
} from '@cheyantong/domain';
import { LetterDrawing, LicenceDrawing } from './document-drawings.tsx';
import { dayProblem, type FieldShape, type FormShape, type Values } from './form-shape.ts';

const LABELS = CERTIFICATION_FIELDS.company;
type Name = keyof typeof LABELS;

const typed = (name: Name, rest: Partial<FieldShape> = {}): FieldShape => ({
  name,
  label: LABELS[name],
  control: 'line',
  most: 60,
  required: false,
  ...rest,
});
const onLicence = (name: Name, rest: Partial<FieldShape> = {}): FieldShape => ({
  ...typed(name, rest),
  photo: 'licenseUrl',
  read: name,
});

/** A company, by its licence; whoever is not its head brings a letter. */
export const COMPANY_FORM: FormShape = {
  kind: 'company',
  photos: [
    {
      name: 'licenseUrl',
      label: CERTIFICATION_PHOTOS.company.licenseUrl.label,
      ocr: 'businessLicense',
      kinds: 'pictureOrPdf',
      drawing: <LicenceDrawing />,
      required: () => true,
    },
    {
      name: 'authLetterUrl',
      label: CERTIFICATION_PHOTOS.company.authLetterUrl.label,
      kinds: 'pictureOrPdf',
      drawing: <LetterDrawing />,
      required: isSomebodyElse,
      hint: '联系人不是法定代表人时，请上传加盖公章的授权书',
    },
  ],
  fields: [
    onLicence('companyName', { required: true, wide: true, most: 100, problem: companyNameProblem }),
    onLicence('creditCode', {
      required: true,
      wide: true,
      normalize: normalizeCreditCode,
      problem: creditCodeProblem,
      goodHint: '18 位，校验位正确',
    }),
    onLicence('companyType'),
    onLicence('legalPerson', { required: true, most: 50, problem: legalPersonProblem }),
    onLicence('registeredCapital'),
    onLicence('establishDate', { control: 'day', problem: dayProblem }),
    onLicence('businessTermStart', { control: 'day', problem: dayProblem }),
    onLicence('businessTermEnd', {
      control: 'end',
      problem: (end, { businessTermStart }, today) =>
        validityProblem({ start: businessTermStart || undefined, end }, { document: '营业执照', today }),
    }),
    onLicence('businessAddress', { wide: true, most: 200 }),
    onLicence('businessScope', { control: 'text', wide: true, most: 2000 }),
    typed('contactName', {
      required: true,
      normalize: normalizePersonName,
      problem: (name) => personNameProblem(name, LABELS.contactName),
    }),
    typed('contactMobile', { control: 'mobile', required: true, problem: phoneProblem }),
    typed('contactEmail', { most: 100, problem: emailProblem }),
    typed('legalPersonIdCardNo', {
      normalize: normalizeIdentityNumber,
      problem: (number) => identityNumberProblem(number),
    }),
  ],
};

function isSomebodyElse({ legalPerson = '', contactName = '' }: Values): boolean {
  return legalPerson !== '' && contactName !== '' && legalPerson.trim() !== contactName.trim();
}
