import { MINUTE_MS, SIMULATED_CLOUD } from '@cheyantong/domain';
import type { NonceBook } from '../../nonce-book.ts';
import { sameSignature, sha256Hex, type VendorRequest } from '../vendor-request.ts';
import type { AliyunProblem } from './refusals.ts';
import { parseAcs3, signAcs3 } from './signature.ts';

const CLOCK_TOLERANCE_MS = 15 * MINUTE_MS;
const ALWAYS_SIGNED = [
  'host',
  'x-acs-action',
  'x-acs-content-sha256',
  'x-acs-date',
  'x-acs-signature-nonce',
  'x-acs-version',
];

/** Checks who calls, as the vendor's gateway does before it looks at the call itself. */
export function authenticate(request: VendorRequest, nonces: NonceBook, now: Date): AliyunProblem | null {
  const authorization = parseAcs3(request.headers.authorization);
  if (!authorization) return 'IncompleteSignature';

  const { accessKeyId, signedHeaders, signature } = authorization;
  if (!mustBeSigned(request).every((name) => signedHeaders.includes(name))) return 'IncompleteSignature';
  if (accessKeyId !== SIMULATED_CLOUD.accessKeyId) return 'InvalidAccessKeyId.NotFound';

  const bodyIsAsSigned = request.headers['x-acs-content-sha256'] === sha256Hex(request.body);
  const expected = signAcs3(request, signedHeaders, SIMULATED_CLOUD.accessKeySecret);
  if (!bodyIsAsSigned || !sameSignature(signature, expected)) return 'SignatureDoesNotMatch';

  const age = Math.abs(now.getTime() - Date.parse(request.headers['x-acs-date'] ?? ''));
  if (!(age <= CLOCK_TOLERANCE_MS)) return 'InvalidTimeStamp.Expired';
  return nonces.use(request.headers['x-acs-signature-nonce'] ?? '', now) ? null : 'SignatureNonceUsed';
}

const mustBeSigned = (request: VendorRequest): string[] => [
  ...ALWAYS_SIGNED,
  ...Object.keys(request.headers).filter((name) => name.startsWith('x-acs-')),
];
