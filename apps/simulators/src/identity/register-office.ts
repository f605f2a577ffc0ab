import { SIMULATED_IDENTITY } from '@cheyantong/domain';
import { answerAsAliyun, refuseAsGateway } from '../clouds/aliyun/refusals.ts';
import type { VendorAnswer, VendorRequest } from '../clouds/vendor-request.ts';
import type { FaultMode, IdentityFaultBook } from './faults.ts';
import type { QuestionBook } from './question-book.ts';

const REFUSALS = {
  'isv.AUTH_CODE_INVALID': '授权码无效',
  RequestFrequencyLimit: '同一号码查询过于频繁',
} as const;

const refuse = (code: keyof typeof REFUSALS): VendorAnswer =>
  answerAsAliyun({ Code: code, Message: REFUSALS[code] });

type Found = Extract<FaultMode, 'none' | 'mismatch' | 'unknown'>;

interface Question {
  kind: '个人' | '企业';
  authCode: string;
  /** By which the question is known, and a fault. */
  number: string | null;
  given: string | null;
  name: string | null;
  dataFor(found: Found): object;
}

const IS_CONSISTENT: Record<Found, number> = { none: 1, mismatch: 0, unknown: 2 };
const REASON_CODE: Record<Found, number> = { none: 0, mismatch: 1, unknown: 3 };

/** The registers behind Aliyun's Cell Phone Number Service: everybody is who they say, unless a fault says otherwise. */
export const registerOffice = (questions: QuestionBook, faults: IdentityFaultBook) => {
  function answer({ kind, authCode, number, given, name, dataFor }: Question, query: URLSearchParams) {
    if (query.get('AuthCode') !== authCode) return refuse('isv.AUTH_CODE_INVALID');
    if (!number || !given || !name) return refuseAsGateway('InvalidAction.NotFound');
    const mode = faults.take(number);
    questions.add({ kind, number, mode });
    if (mode === 'timeout') return null;
    if (mode === 'error') return refuseAsGateway('ServiceUnavailable');
    if (mode === 'limit') return refuse('RequestFrequencyLimit');
    return answerAsAliyun({ Code: 'OK', Message: 'OK', Data: dataFor(mode) });
  }

  return {
    person(request: VendorRequest): VendorAnswer | null {
      const query = new URLSearchParams(request.query);
      const question: Question = {
        kind: '个人',
        authCode: SIMULATED_IDENTITY.personAuthCode,
        number: query.get('CertCode'),
        given: query.get('InputNumber'),
        name: query.get('Name'),
        dataFor: (found) => ({ IsConsistent: IS_CONSISTENT[found], BasicCarrier: '中国移动' }),
      };
      return answer(question, query);
    },

    company(request: VendorRequest): VendorAnswer | null {
      const query = new URLSearchParams(request.query);
      const question: Question = {
        kind: '企业',
        authCode: SIMULATED_IDENTITY.companyAuthCode,
        number: query.get('EpCertNo'),
        given: query.get('LegalPersonCertName'),
        name: query.get('EpCertName'),
        dataFor: (found) => ({
          VerifyResult: String(found === 'none'),
          ReasonCode: REASON_CODE[found],
          InconsistentData: found === 'mismatch' ? ['LegalPersonCertName'] : [],
        }),
      };
      return answer(question, query);
    },
  };
};
