import { hmacSha256, sha256Hex, type VendorRequest } from '../vendor-request.ts';

const AUTHORIZATION =
  /^ACS3-HMAC-SHA256 Credential=(?<accessKeyId>[^,]+),\s*SignedHeaders=(?<signedHeaders>[^,]+),\s*Signature=(?<signature>[0-9a-f]{64})$/;

interface Acs3Authorization {
  accessKeyId: string;
  signedHeaders: string[];
  signature: string;
}

export function parseAcs3(authorization: string | undefined): Acs3Authorization | null {
  const groups = authorization?.match(AUTHORIZATION)?.groups;
  if (!groups?.accessKeyId || !groups.signedHeaders || !groups.signature) return null;
  return {
    accessKeyId: groups.accessKeyId,
    signedHeaders: groups.signedHeaders.split(';'),
    signature: groups.signature,
  };
}

/** Aliyun's signature V3 (ACS3-HMAC-SHA256), written from its documentation and not from its SDK. */
export function signAcs3(
  request: VendorRequest,
  signedHeaders: readonly string[],
  accessKeySecret: string,
): string {
  const names = signedHeaders.toSorted();
  const canonicalRequest = [
    request.method,
    request.path,
    canonicalQuery(request.query),
    ...names.map((name) => `${name}:${request.headers[name]?.trim() ?? ''}`),
    '',
    names.join(';'),
    sha256Hex(request.body),
  ].join('\n');
  const stringToSign = `ACS3-HMAC-SHA256\n${sha256Hex(canonicalRequest)}`;
  return hmacSha256(accessKeySecret, stringToSign).toString('hex');
}

const canonicalQuery = (query: string): string =>
  [...new URLSearchParams(query)]
    .map(([name, value]) => `${encodeStrictly(name)}=${encodeStrictly(value)}`)
    .toSorted()
    .join('&');

/** RFC 3986: encodeURIComponent leaves five characters alone that must be written as percent codes. */
const encodeStrictly = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
