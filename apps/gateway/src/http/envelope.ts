import type { Envelope } from '@cheyantong/contract';
import { FAILURES, type FailureCode, SUCCESS_CODE, SUCCESS_MESSAGE } from '@cheyantong/domain';

export const success = <T>(data: T): Envelope<T> => ({ code: SUCCESS_CODE, data, msg: SUCCESS_MESSAGE });

export const failed = (code: FailureCode, sentence: string = FAILURES[code].sentence): Envelope<null> => ({
  code,
  data: null,
  msg: sentence,
});
