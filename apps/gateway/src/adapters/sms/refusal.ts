import { type SmsRefusal, SmsRefused } from './port.ts';

export type RefusalRules = readonly (readonly [pattern: RegExp, reason: SmsRefusal])[];

/** Codes of Node itself (ECONNREFUSED, CERT_HAS_EXPIRED): the vendor has not answered. Vendors' codes have small letters. */
const SYSTEM_CODE = /^[A-Z][A-Z0-9_]+$/;

/** The reason of the first rule that fits. A code that no rule knows is ours to look into. */
export function refusalFor(vendorCode: string, rules: RefusalRules): SmsRefused {
  const rule = rules.find(([pattern]) => pattern.test(vendorCode));
  return new SmsRefused(rule?.[1] ?? 'rejected', vendorCode);
}

/** What an SDK threw, reduced to what is safe to keep: never its message, which quotes the request. */
export function refusalFromThrown(thrown: unknown, rules: RefusalRules): SmsRefused {
  if (thrown instanceof SmsRefused) return thrown;
  const { code, statusCode, httpCode } = thrown as {
    code?: unknown;
    statusCode?: unknown;
    httpCode?: unknown;
  };
  const status = statusCode ?? httpCode;
  if (typeof status === 'number' && status >= 500) return new SmsRefused('unreachable', `http-${status}`);
  if (typeof code !== 'string') return new SmsRefused('unreachable', 'no-answer');
  return SYSTEM_CODE.test(code) ? new SmsRefused('unreachable', code) : refusalFor(code, rules);
}
