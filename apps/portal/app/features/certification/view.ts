import type { AuthInfo } from '@cheyantong/contract';
import type { CertificationKind } from '@cheyantong/domain';

/** What stands in the place of the form, or above it. */
export type View = 'none' | 'pending' | 'approved' | 'rejected' | 'expired' | 'otherPending';

const TYPES: Record<CertificationKind, AuthInfo['authType']> = { personal: 1, company: 2 };

export function viewOf(kind: CertificationKind, info: AuthInfo): View {
  const isAbout = info.authType === TYPES[kind];
  if (!isAbout) {
    const isApproved = kind === 'personal' ? info.approvedPersonal : info.approvedCompany;
    return isApproved ? 'approved' : info.authStatus === 1 ? 'otherPending' : 'none';
  }
  switch (info.authStatus) {
    case 1:
      return 'pending';
    case 2:
      return 'approved';
    case 3:
      return 'rejected';
    case 0:
      return info.expired ? 'expired' : 'none';
  }
}

const KIND = 'type';
const COMPANY = 'company';

export const kindOf = (search: URLSearchParams): CertificationKind =>
  search.get(KIND) === COMPANY ? 'company' : 'personal';

export const certificationAddress = (kind: CertificationKind): string =>
  `/personalCenter/authentication${kind === 'company' ? `?${KIND}=${COMPANY}` : ''}`;
