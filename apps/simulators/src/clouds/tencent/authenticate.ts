import { dayOfDate, MINUTE_MS, SIMULATED_CLOUD } from '@cheyantong/domain';
import { sameSignature, type VendorRequest } from '../vendor-request.ts';
import type { TencentProblem } from './answers.ts';
import { hostWithoutPort, parseTc3, signTc3 } from './signature.ts';

const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;
const ALWAYS_SIGNED = ['content-type', 'host'];

/** Checks who calls. This vendor's protocol has no nonce: within the five minutes a call can be repeated. */
export function authenticate(request: VendorRequest, now: Date): TencentProblem | null {
  const authorization = parseTc3(request.headers.authorization);
  if (!authorization) return 'AuthFailure.InvalidAuthorization';
  const { secretId, date, service, signedHeaders, signature } = authorization;
  if (!ALWAYS_SIGNED.every((name) => signedHeaders.includes(name))) return 'AuthFailure.InvalidAuthorization';
  if (secretId !== SIMULATED_CLOUD.accessKeyId) return 'AuthFailure.SecretIdNotFound';

  const signedAt = Number(request.headers['x-tc-timestamp']) * 1000;
  if (!(Math.abs(now.getTime() - signedAt) <= CLOCK_TOLERANCE_MS)) return 'AuthFailure.SignatureExpire';

  const scopeFits = date === dayOfDate(new Date(signedAt)) && service === serviceOf(request);
  const expected = signTc3(request, authorization, SIMULATED_CLOUD.accessKeySecret);
  return scopeFits && sameSignature(signature, expected) ? null : 'AuthFailure.SignatureFailure';
}

/** sms.tencentcloudapi.com is the service sms; the SDK takes the first label of whatever endpoint it is given. */
const serviceOf = (request: VendorRequest): string | undefined =>
  hostWithoutPort(request.headers.host ?? '').split('.')[0];
