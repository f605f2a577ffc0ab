import { cloudErrorOf } from '../cloud-error.ts';
import { type SmsRefusal, SmsRefused } from './port.ts';

export type RefusalRules = readonly (readonly [pattern: RegExp, reason: SmsRefusal])[];

/** The reason of the first rule that fits. A code that no rule knows is ours to look into. */
export function refusalFor(vendorCode: string, rules: RefusalRules): SmsRefused {
  const rule = rules.find(([pattern]) => pattern.test(vendorCode));
  return new SmsRefused(rule?.[1] ?? 'rejected', vendorCode);
}

export function refusalFromThrown(thrown: unknown, rules: RefusalRules): SmsRefused {
  if (thrown instanceof SmsRefused) return thrown;
  const { code, isOutage } = cloudErrorOf(thrown);
  return isOutage ? new SmsRefused('unreachable', code) : refusalFor(code, rules);
}

export const tooLate = (): SmsRefused => new SmsRefused('unreachable', 'time-limit');
