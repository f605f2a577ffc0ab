import { createCircuit } from '../circuit.ts';
import { createAliyunVerifier } from './aliyun.ts';
import { IdentityUnavailable, type IdentityVerifier } from './port.ts';
import type { IdentityAccount } from './settings.ts';

/** Nobody waits in front of a screen for this: a job asks. */
const VENDOR_TIME_LIMIT_MS = 10_000;

export function createIdentityVerifier(
  account: IdentityAccount | null,
  { timeLimitMs = VENDOR_TIME_LIMIT_MS }: { timeLimitMs?: number } = {},
): IdentityVerifier {
  if (!account) return NOBODY;
  const vendor = createAliyunVerifier(account, timeLimitMs);
  const circuit = createCircuit({
    service: 'identity',
    isOutage: (error) => error instanceof IdentityUnavailable && error.isOutage,
    unavailable: () => new IdentityUnavailable('circuit-open', { isOutage: true }),
  });
  return {
    verifyPerson: (claim) => circuit(() => vendor.verifyPerson(claim)),
    verifyCompany: (claim) => circuit(() => vendor.verifyCompany(claim)),
  };
}

const refuse = () => Promise.reject(new IdentityUnavailable('no-account', { isOutage: false }));
const NOBODY: IdentityVerifier = { verifyPerson: refuse, verifyCompany: refuse };
