import { hmacSha256, sha256Hex, type VendorRequest } from '../vendor-request.ts';

const AUTHORIZATION =
  /^TC3-HMAC-SHA256 Credential=(?<secretId>[^/]+)\/(?<date>\d{4}-\d{2}-\d{2})\/(?<service>[^/]+)\/tc3_request,\s*SignedHeaders=(?<signedHeaders>[^,]+),\s*Signature=(?<signature>[0-9a-f]{64})$/;

export interface Tc3Authorization {
  secretId: string;
  date: string;
  service: string;
  signedHeaders: string[];
  signature: string;
}

export function parseTc3(authorization: string | undefined): Tc3Authorization | null {
  const groups = authorization?.match(AUTHORIZATION)?.groups;
  if (!groups) return null;
  const { secretId = '', date = '', service = '', signedHeaders = '', signature = '' } = groups;
  return { secretId, date, service, signedHeaders: signedHeaders.split(';'), signature };
}

/** Tencent's signature v3 (TC3-HMAC-SHA256), written from its documentation and not from its SDK. */
export function signTc3(
  request: VendorRequest,
  { date, service, signedHeaders }: Pick<Tc3Authorization, 'date' | 'service' | 'signedHeaders'>,
  secretKey: string,
): string {
  const names = signedHeaders.toSorted();
  const canonicalRequest = [
    request.method,
    request.path,
    request.query,
    ...names.map((name) => `${name}:${signedValue(request, name)}`),
    '',
    names.join(';'),
    sha256Hex(request.body),
  ].join('\n');
  const scope = `${date}/${service}/tc3_request`;
  const timestamp = request.headers['x-tc-timestamp'] ?? '';
  const stringToSign = ['TC3-HMAC-SHA256', timestamp, scope, sha256Hex(canonicalRequest)].join('\n');
  const dayKey = hmacSha256(`TC3${secretKey}`, date);
  const serviceKey = hmacSha256(dayKey, service);
  const signingKey = hmacSha256(serviceKey, 'tc3_request');
  return hmacSha256(signingKey, stringToSign).toString('hex');
}

/** In small letters, and the host without its port: the vendor has none, so the SDK leaves it out. */
function signedValue(request: VendorRequest, name: string): string {
  const value = request.headers[name]?.trim().toLowerCase() ?? '';
  return name === 'host' ? hostWithoutPort(value) : value;
}

export const hostWithoutPort = (host: string): string => host.replace(/:\d+$/, '');
