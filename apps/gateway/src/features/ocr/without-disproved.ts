import { creditCodeProblem, identityNumberProblem, vinProblem } from '@cheyantong/domain';
import type { Reading, Readings } from '../../adapters/ocr/port.ts';

/** Numbers whose check digit tells a misreading, whoever read them. */
const PROBLEMS: Readonly<Record<string, (text: string) => string | null>> = {
  idNumber: (text) => identityNumberProblem(text),
  creditCode: creditCodeProblem,
  vinCode: vinProblem,
};

/** A number that cannot be right is not offered: somebody would believe it. */
export const withoutDisproved = (readings: Readings): Readings =>
  Object.fromEntries(
    Object.entries<Reading>(readings).filter(([field, { text }]) => !PROBLEMS[field]?.(text)),
  );
