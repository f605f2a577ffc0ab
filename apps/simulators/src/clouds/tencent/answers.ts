import { randomUUID } from 'node:crypto';
import type { VendorAnswer } from '../vendor-request.ts';

/** What refuses a whole call. This vendor answers it with status 200 and an Error. */
const PROBLEMS = {
  InvalidAction: '接口不存在。',
  NoSuchVersion: '接口版本不存在。',
  'AuthFailure.InvalidAuthorization': '请求头部的 `Authorization` 不符合腾讯云标准。',
  'AuthFailure.SecretIdNotFound': '密钥不存在。',
  'AuthFailure.SignatureExpire': '签名过期。',
  'AuthFailure.SignatureFailure': '签名错误。',
  InvalidParameter: '参数错误。',
  InternalError: '内部错误。',
} as const;

export type TencentProblem = keyof typeof PROBLEMS;

export const refuse = (problem: TencentProblem): VendorAnswer =>
  answer({ Error: { Code: problem, Message: PROBLEMS[problem] } });

export const answer = (response: object): VendorAnswer => ({
  status: 200,
  body: { Response: { ...response, RequestId: randomUUID() } },
});
