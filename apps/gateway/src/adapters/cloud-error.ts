/** Codes of Node itself (ECONNREFUSED, CERT_HAS_EXPIRED): the vendor has not answered. Vendors' codes have small letters. */
const SYSTEM_CODE = /^[A-Z][A-Z0-9_]+$/;

interface CloudError {
  /** What the vendor called it, or why there was no answer. */
  code: string;
  /** The vendor has not answered, or is out of order. */
  isOutage: boolean;
}

/** What the SDK of a cloud threw, reduced to what is safe to keep: never its message, which quotes the request. */
export function cloudErrorOf(thrown: unknown): CloudError {
  const { code, statusCode, httpCode } = thrown as {
    code?: unknown;
    statusCode?: unknown;
    httpCode?: unknown;
  };
  const status = statusCode ?? httpCode;
  if (typeof status === 'number' && status >= 500) return { code: `http-${status}`, isOutage: true };
  if (typeof code !== 'string') return { code: 'no-answer', isOutage: true };
  return { code, isOutage: SYSTEM_CODE.test(code) };
}
