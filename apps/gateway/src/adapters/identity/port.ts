interface PersonClaim {
  name: string;
  idNumber: string;
  phone: string;
}

interface CompanyClaim {
  name: string;
  creditCode: string;
  legalPerson: string;
}

/** match: what was said belongs together · mismatch: it does not · unknown: the registers know nothing of it. */
export type Verdict = 'match' | 'mismatch' | 'unknown';

/** Asks the registers whether three things belong together. It proves nothing by itself: it is an aid for a reviewer. */
export interface IdentityVerifier {
  verifyPerson(claim: PersonClaim): Promise<Verdict>;
  verifyCompany(claim: CompanyClaim): Promise<Verdict>;
}

/**
 * Nobody could be asked. Carries no `cause` on purpose: the vendor's errors hold the request with name and number in it,
 * and errors are logged.
 */
export class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable';
  /** Whether asking again may help. */
  readonly isOutage: boolean;

  constructor(vendorCode: string, { isOutage }: { isOutage: boolean }) {
    super(`identity service: ${vendorCode}`);
    this.isOutage = isOutage;
  }
}
