import { CallFailure } from '@cheyantong/contract/wire';
import type { FailureCode } from '@cheyantong/domain';

const WRONG_CODE: readonly string[] = ['A0240', 'A0241'] satisfies FailureCode[];

/** The code from the message was refused: wrong, too old, or tried too often. */
export const isWrongCode = (failure: Error): boolean =>
  failure instanceof CallFailure && WRONG_CODE.includes(failure.code);
