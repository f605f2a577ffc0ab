import { randomUUID } from 'node:crypto';
import type { VendorAnswer } from '../vendor-request.ts';

/**
 * The vendor's answers, with its codes and statuses: its gateway refuses with 4xx, the message service behind it refuses
 * with 200 and a code.
 */
const PROBLEMS = {
  'InvalidAction.NotFound': [404, 'Specified api is not found, please check your url and method.'],
  IncompleteSignature: [400, 'The request signature does not conform to Aliyun standards.'],
  'InvalidAccessKeyId.NotFound': [404, 'Specified access key is not found.'],
  SignatureDoesNotMatch: [400, 'Specified signature is not matched with our calculation.'],
  'InvalidTimeStamp.Expired': [400, 'Specified time stamp or date value is expired.'],
  SignatureNonceUsed: [400, 'Specified signature nonce was used already.'],
  ServiceUnavailable: [503, 'The request has failed due to a temporary failure of the server.'],
  'isv.SMS_SIGNATURE_ILLEGAL': [200, '该账号下找不到对应签名'],
  'isv.SMS_TEMPLATE_ILLEGAL': [200, '该账号下找不到对应模板'],
  'isv.TEMPLATE_MISSING_PARAMETERS': [200, '模板变量中存在未赋值变量'],
  'isv.INVALID_JSON_PARAM': [200, '参数格式错误，请修改为字符串值'],
  'isv.MOBILE_NUMBER_ILLEGAL': [200, '非法手机号'],
  'isv.BUSINESS_LIMIT_CONTROL': [200, '触发小时级流控Permits:5'],
  'isv.OUT_OF_SERVICE': [200, '业务停机'],
} as const satisfies Record<string, [status: number, message: string]>;

export type AliyunProblem = keyof typeof PROBLEMS;

export function refuse(problem: AliyunProblem): VendorAnswer {
  const [status, message] = PROBLEMS[problem];
  return { status, body: { Code: problem, Message: message, RequestId: randomUUID().toUpperCase() } };
}
