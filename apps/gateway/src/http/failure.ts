import { FAILURES, type FailureCode } from '@cheyantong/domain';

/** A failure the visitor is told about: a code of the contract and its sentence, or a more exact one. */
export class Failure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, sentence: string = FAILURES[code].sentence) {
    super(sentence);
    this.code = code;
  }
}
