import type { AuthInfo, CompanyAuth, PersonalAuth } from '@cheyantong/contract';
import {
  authStatusCode,
  authStatusLabel,
  authTypeCode,
  authTypeLabel,
  DAY_MS,
  dateTimeText,
  maskCreditCode,
  maskIdentityNumber,
  maskPhone,
} from '@cheyantong/domain';
import type { CertificationRow } from './certifications.ts';
import type { CompanyForm, FilledIn, PersonalForm } from './forms.ts';

interface Shown {
  /** The one that counts, and all of them. */
  row: CertificationRow | undefined;
  all: readonly CertificationRow[];
  filledIn: FilledIn | null;
  signatureUrl: string | null;
  signatureGiven: boolean;
  photosViewed: number;
  photosKeptDays: number;
  addressOf(fileId: string): string;
}

/** A member's certification as the member sees it. Numbers are masked, unless they have to be mended. */
export function presentAuth(shown: Shown): AuthInfo {
  const { row, all, filledIn, photosKeptDays } = shown;
  const isApproved = (kind: CertificationRow['kind']) =>
    all.some((each) => each.kind === kind && each.status === 'approved');
  const type = row?.kind ?? 'none';
  const status = row?.status ?? 'withdrawn';
  return {
    authType: authTypeCode(type),
    authTypeLabel: authTypeLabel(type),
    authStatus: authStatusCode(status),
    authStatusLabel: authStatusLabel(status),
    expired: status === 'expired',
    rejectReason: status === 'rejected' ? (row?.rejectReason ?? null) : null,
    rejectedFields: status === 'rejected' ? (row?.rejectedFields ?? []) : [],
    submitTime: row ? dateTimeText(row.submittedAt) : null,
    auditTime: row?.decidedAt ? dateTimeText(row.decidedAt) : null,
    signatureUrl: shown.signatureUrl,
    signatureGiven: shown.signatureGiven,
    photosViewed: shown.photosViewed,
    photosDeleteTime: photosDeleteTime(row, photosKeptDays),
    photosKeptDays,
    approvedPersonal: isApproved('personal'),
    approvedCompany: isApproved('company'),
    personal: filledIn?.kind === 'personal' ? presentPersonal(filledIn.form, shown) : null,
    company: filledIn?.kind === 'company' ? presentCompany(filledIn.form, shown) : null,
  };
}

function photosDeleteTime(row: CertificationRow | undefined, keptDays: number): string | null {
  if (!row?.decidedAt || row.photosDeletedAt) return null;
  return dateTimeText(new Date(row.decidedAt.getTime() + keptDays * DAY_MS));
}

function presentPersonal(form: PersonalForm, shown: Shown): PersonalAuth {
  return {
    realName: form.realName,
    idCardNo: isToBeMended(shown) ? form.idCardNo : maskIdentityNumber(form.idCardNo),
    gender: form.gender ?? null,
    nation: form.nation ?? null,
    birthday: form.birthday ?? null,
    address: form.address ?? null,
    issueAuthority: form.issueAuthority ?? null,
    validStartDate: form.validStartDate ?? null,
    validEndDate: form.validEndDate ?? null,
    idCardFrontUrl: photoUrl(shown, 'idCardFrontUrl') ?? '',
    idCardBackUrl: photoUrl(shown, 'idCardBackUrl') ?? '',
  };
}

function presentCompany(form: CompanyForm, shown: Shown): CompanyAuth {
  const mend = isToBeMended(shown);
  const { legalPersonIdCardNo: legalNumber = null } = form;
  return {
    companyName: form.companyName,
    creditCode: mend ? form.creditCode : maskCreditCode(form.creditCode),
    companyType: form.companyType ?? null,
    legalPerson: form.legalPerson,
    legalPersonIdCardNo: mend ? legalNumber : legalNumber && maskIdentityNumber(legalNumber),
    registeredCapital: form.registeredCapital ?? null,
    establishDate: form.establishDate ?? null,
    businessTermStart: form.businessTermStart ?? null,
    businessTermEnd: form.businessTermEnd ?? null,
    businessAddress: form.businessAddress ?? null,
    businessScope: form.businessScope ?? null,
    licenseUrl: photoUrl(shown, 'licenseUrl') ?? '',
    contactName: form.contactName,
    contactMobile: mend ? form.contactMobile : maskPhone(form.contactMobile),
    contactEmail: form.contactEmail ?? null,
    authLetterUrl: photoUrl(shown, 'authLetterUrl'),
  };
}

const isToBeMended = ({ row }: Shown): boolean => row?.status === 'rejected';

function photoUrl({ row, addressOf }: Shown, field: string): string | null {
  const photo = row?.photosDeletedAt ? undefined : row?.photos[field];
  return photo ? addressOf(photo.fileId) : null;
}
