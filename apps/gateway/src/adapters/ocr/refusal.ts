import { cloudErrorOf } from '../cloud-error.ts';
import { type OcrRefusal, OcrRefused } from './port.ts';

export type RefusalRules = readonly (readonly [pattern: RegExp, reason: OcrRefusal])[];

export function refusalFromThrown(thrown: unknown, rules: RefusalRules): OcrRefused {
  if (thrown instanceof OcrRefused) return thrown;
  const { code, isOutage } = cloudErrorOf(thrown);
  if (isOutage) return new OcrRefused('unreachable', code);
  // A code that no rule knows is ours to look into.
  return new OcrRefused(rules.find(([pattern]) => pattern.test(code))?.[1] ?? 'rejected', code);
}

export const tooLate = (): OcrRefused => new OcrRefused('unreachable', 'time-limit');
