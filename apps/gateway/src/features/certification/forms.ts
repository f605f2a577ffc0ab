import type { CallRequest, submitCompanyAuth, submitPersonalAuth } from '@cheyantong/contract';
import { LONG_TERM } from '@cheyantong/domain';

type Sent<C extends typeof submitPersonalAuth | typeof submitCompanyAuth> = CallRequest<C>['body'];

/** What was filled in, without the photos. */
export type PersonalForm = Omit<
  Sent<typeof submitPersonalAuth>,
  'agreedVersion' | 'idCardFrontUrl' | 'idCardBackUrl'
>;
export type CompanyForm = Omit<
  Sent<typeof submitCompanyAuth>,
  'agreedVersion' | 'licenseUrl' | 'authLetterUrl'
>;

export type FilledIn = { kind: 'personal'; form: PersonalForm } | { kind: 'company'; form: CompanyForm };

/** A submission as it came: what was filled in, and the addresses of the photos by their fields. */
export type Submission = FilledIn & { photoUrls: Record<string, string>; agreedVersion: string };

export function personalSubmission(sent: Sent<typeof submitPersonalAuth>): Submission {
  const { agreedVersion, idCardFrontUrl, idCardBackUrl, ...form } = sent;
  return { kind: 'personal', form, photoUrls: { idCardFrontUrl, idCardBackUrl }, agreedVersion };
}

export function companySubmission(sent: Sent<typeof submitCompanyAuth>): Submission {
  const { agreedVersion, licenseUrl, authLetterUrl, ...form } = sent;
  const photoUrls = { licenseUrl, ...(authLetterUrl && { authLetterUrl }) };
  return { kind: 'company', form, photoUrls, agreedVersion };
}

/** The number that stands for whoever is certified. */
export const numberOf = ({ kind, form }: FilledIn): string =>
  kind === 'personal' ? form.idCardNo : form.creditCode;

/** The last day the document is good for; null where it does not say, or is good for ever. */
export function lastDayOf({ kind, form }: FilledIn): string | null {
  const end = kind === 'personal' ? form.validEndDate : form.businessTermEnd;
  return end && end !== LONG_TERM ? end : null;
}
