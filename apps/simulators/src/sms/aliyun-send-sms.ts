import { randomUUID } from 'node:crypto';
import { SIMULATED_SMS } from '@cheyantong/domain';
import { answerAsAliyun, refuseAsGateway } from '../clouds/aliyun/refusals.ts';
import type { VendorAnswer, VendorRequest } from '../clouds/vendor-request.ts';
import type { Carrier, Outcome } from './carrier.ts';
import { mobileNumber } from './mobile-number.ts';
import { fillTemplate, findTemplate } from './templates.ts';

/** The message service refuses with 200 and a code. */
const PROBLEMS = {
  'isv.SMS_SIGNATURE_ILLEGAL': '该账号下找不到对应签名',
  'isv.SMS_TEMPLATE_ILLEGAL': '该账号下找不到对应模板',
  'isv.TEMPLATE_MISSING_PARAMETERS': '模板变量中存在未赋值变量',
  'isv.INVALID_JSON_PARAM': '参数格式错误，请修改为字符串值',
  'isv.MOBILE_NUMBER_ILLEGAL': '非法手机号',
  'isv.BUSINESS_LIMIT_CONTROL': '触发小时级流控Permits:5',
  'isv.OUT_OF_SERVICE': '业务停机',
} as const;

const refuse = (problem: keyof typeof PROBLEMS): VendorAnswer =>
  answerAsAliyun({ Code: problem, Message: PROBLEMS[problem] });

const PROBLEM_OF: Record<Exclude<Outcome, 'delivered' | 'timeout' | 'error'>, keyof typeof PROBLEMS> = {
  reject: 'isv.OUT_OF_SERVICE',
  limit: 'isv.BUSINESS_LIMIT_CONTROL',
};

/** Aliyun's SendSms 2017-05-25. Answers null when the vendor would leave the caller waiting. */
export const aliyunSendSms =
  (carrier: Carrier) =>
  ({ query }: VendorRequest): VendorAnswer | null =>
    send(new URLSearchParams(query), carrier);

function send(query: URLSearchParams, carrier: Carrier): VendorAnswer | null {
  if (query.get('SignName') !== SIMULATED_SMS.signName) return refuse('isv.SMS_SIGNATURE_ILLEGAL');
  const template = findTemplate(query.get('TemplateCode'));
  if (!template) return refuse('isv.SMS_TEMPLATE_ILLEGAL');
  const params = parseParams(query.get('TemplateParam') ?? '{}');
  if (!params) return refuse('isv.INVALID_JSON_PARAM');
  const text = fillTemplate(template, params);
  if (!text) return refuse('isv.TEMPLATE_MISSING_PARAMETERS');
  const phone = mobileNumber(query.get('PhoneNumbers') ?? '');
  if (!phone) return refuse('isv.MOBILE_NUMBER_ILLEGAL');

  const outcome = carrier.deliver({ vendor: '阿里云', phone, text, code: params.code ?? '' });
  if (outcome === 'timeout') return null;
  if (outcome === 'error') return refuseAsGateway('ServiceUnavailable');
  if (outcome !== 'delivered') return refuse(PROBLEM_OF[outcome]);
  return answerAsAliyun({ Code: 'OK', Message: 'OK', BizId: randomUUID() });
}

/** A JSON object of strings: the vendor takes no numbers in it. */
function parseParams(json: string): Record<string, string> | null {
  try {
    const params: unknown = JSON.parse(json);
    const isObject = typeof params === 'object' && params !== null && !Array.isArray(params);
    return isObject && Object.values(params).every((value) => typeof value === 'string')
      ? (params as Record<string, string>)
      : null;
  } catch {
    return null;
  }
}
