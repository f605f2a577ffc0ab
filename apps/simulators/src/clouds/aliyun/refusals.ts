import { randomUUID } from 'node:crypto';
import type { VendorAnswer } from '../vendor-request.ts';

/** What the vendor's gateway refuses before it looks at the call itself, with its codes and statuses. */
const PROBLEMS = {
  'InvalidAction.NotFound': [404, 'Specified api is not found, please check your url and method.'],
  IncompleteSignature: [400, 'The request signature does not conform to Aliyun standards.'],
  'InvalidAccessKeyId.NotFound': [404, 'Specified access key is not found.'],
  SignatureDoesNotMatch: [400, 'Specified signature is not matched with our calculation.'],
  'InvalidTimeStamp.Expired': [400, 'Specified time stamp or date value is expired.'],
  SignatureNonceUsed: [400, 'Specified signature nonce was used already.'],
  ServiceUnavailable: [503, 'The request has failed due to a temporary failure of the server.'],
} as const satisfies Record<string, [status: number, message: string]>;

export type AliyunProblem = keyof typeof PROBLEMS;

export function refuseAsGateway(problem: AliyunProblem): VendorAnswer {
  const [status, message] = PROBLEMS[problem];
  return answerAsAliyun({ Code: problem, Message: message }, status);
}

/** A service behind the gateway refuses with 200 and a code of its own. */
export const answerAsAliyun = (body: object, status = 200): VendorAnswer => ({
  status,
  body: { ...body, RequestId: randomUUID().toUpperCase() },
});
