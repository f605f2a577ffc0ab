import { FAILURES, type FailureCode } from '@cheyantong/domain';

/** A failure the visitor is told about: a code of the contract and its sentence, or a more exact one. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: FailureCode,
    sentence: string = FAILURES[code].sentence,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(sentence);
    this.code = code;
    this.headers = headers;
  }
}
