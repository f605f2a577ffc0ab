import { randomUUID } from 'node:crypto';
import { SIMULATED_SMS } from '@cheyantong/domain';
import type { Carrier, Outcome } from '../carrier.ts';
import { mobileNumber } from '../mobile-number.ts';
import { fillTemplate, findTemplate } from '../templates.ts';
import type { VendorAnswer, VendorRequest } from '../vendor-request.ts';
import { authenticate } from './authenticate.ts';
import { NonceBook } from './nonce-book.ts';
import { type AliyunProblem, refuse } from './problems.ts';

const PROBLEM_OF: Record<Exclude<Outcome, 'delivered' | 'timeout'>, AliyunProblem> = {
  reject: 'isv.OUT_OF_SERVICE',
  limit: 'isv.BUSINESS_LIMIT_CONTROL',
  error: 'ServiceUnavailable',
};

/** Aliyun's SendSms 2017-05-25. Answers null when the vendor would leave the caller waiting. */
export function createAliyunSendSms(carrier: Carrier, now: () => Date) {
  const nonces = new NonceBook();

  return (request: VendorRequest): VendorAnswer | null => {
    const { 'x-acs-action': action, 'x-acs-version': version } = request.headers;
    if (action !== 'SendSms' || version !== '2017-05-25') return refuse('InvalidAction.NotFound');
    const stranger = authenticate(request, nonces, now());
    if (stranger) return refuse(stranger);
    return send(new URLSearchParams(request.query), carrier);
  };
}

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
  if (outcome !== 'delivered') return refuse(PROBLEM_OF[outcome]);
  const requestId = randomUUID().toUpperCase();
  return { status: 200, body: { Code: 'OK', Message: 'OK', BizId: randomUUID(), RequestId: requestId } };
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
