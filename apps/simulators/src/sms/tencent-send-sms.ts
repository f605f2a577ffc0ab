import { randomUUID } from 'node:crypto';
import { SIMULATED_SMS } from '@cheyantong/domain';
import { answer, refuse } from '../clouds/tencent/answers.ts';
import type { VendorAnswer, VendorRequest } from '../clouds/vendor-request.ts';
import type { Carrier, Outcome } from './carrier.ts';
import { mobileNumber } from './mobile-number.ts';
import { fillTemplate, findTemplate, gapsOf } from './templates.ts';

/** What happened to one number stands in its status, also when nothing was sent. */
const STATUS_MESSAGES = {
  Ok: 'send success',
  'FailedOperation.SignatureIncorrectOrUnapproved': 'signature is incorrect or unapproved',
  'FailedOperation.TemplateIncorrectOrUnapproved': 'template is incorrect or unapproved',
  'FailedOperation.TemplateParamSetNotMatchApprovedTemplate': 'template params do not match the template',
  'FailedOperation.InsufficientBalanceInSmsPackage': 'insufficient balance in SMS package',
  'InvalidParameterValue.SdkAppIdNotExist': 'sdkappid not exist',
  'InvalidParameterValue.IncorrectPhoneNumber': 'incorrect phone number',
  'LimitExceeded.PhoneNumberOneHourLimit':
    'the number of sms messages sent from a single mobile number within 1 hour exceeds the upper limit',
} as const;

type StatusCode = keyof typeof STATUS_MESSAGES;

const STATUS_OF: Record<Exclude<Outcome, 'timeout' | 'error'>, StatusCode> = {
  delivered: 'Ok',
  reject: 'FailedOperation.InsufficientBalanceInSmsPackage',
  limit: 'LimitExceeded.PhoneNumberOneHourLimit',
};

interface SendSmsBody {
  PhoneNumberSet: string[];
  SmsSdkAppId?: string;
  SignName?: string;
  TemplateId?: string;
  TemplateParamSet?: string[];
}

/** Tencent's SendSms 2021-01-11. Answers null when the vendor would leave the caller waiting. */
export const tencentSendSms =
  (carrier: Carrier) =>
  (request: VendorRequest): VendorAnswer | null => {
    const body = parseBody(request.body);
    return body ? send(body, carrier) : refuse('InvalidParameter');
  };

function send(body: SendSmsBody, carrier: Carrier): VendorAnswer | null {
  const outcomes = body.PhoneNumberSet.map((written) => ({
    written,
    result: sendTo(written, body, carrier),
  }));
  if (outcomes.some(({ result }) => result === 'timeout')) return null;
  if (outcomes.some(({ result }) => result === 'error')) return refuse('InternalError');
  return answer({
    SendStatusSet: outcomes.map(({ written, result }) => status(written, result as StatusCode)),
  });
}

function sendTo(written: string, body: SendSmsBody, carrier: Carrier): StatusCode | 'timeout' | 'error' {
  if (body.SmsSdkAppId !== SIMULATED_SMS.sdkAppId) return 'InvalidParameterValue.SdkAppIdNotExist';
  if (body.SignName !== SIMULATED_SMS.signName) return 'FailedOperation.SignatureIncorrectOrUnapproved';
  const template = findTemplate(body.TemplateId ?? null);
  if (!template) return 'FailedOperation.TemplateIncorrectOrUnapproved';
  const given = body.TemplateParamSet ?? [];
  const gaps = gapsOf(template);
  const params = Object.fromEntries(gaps.map((gap, index) => [gap, given[index] ?? '']));
  const text = fillTemplate(template, params);
  if (!text || given.length !== gaps.length)
    return 'FailedOperation.TemplateParamSetNotMatchApprovedTemplate';
  const phone = mobileNumber(written);
  if (!phone) return 'InvalidParameterValue.IncorrectPhoneNumber';

  const outcome = carrier.deliver({ vendor: '腾讯云', phone, text, code: params.code ?? '' });
  return outcome === 'timeout' || outcome === 'error' ? outcome : STATUS_OF[outcome];
}

const status = (PhoneNumber: string, Code: StatusCode) => ({
  SerialNo: Code === 'Ok' ? `5000:${randomUUID()}` : '',
  PhoneNumber,
  Fee: Code === 'Ok' ? 1 : 0,
  SessionContext: '',
  Code,
  Message: STATUS_MESSAGES[Code],
  IsoCode: 'CN',
});

function parseBody(raw: Buffer): SendSmsBody | null {
  try {
    const body = JSON.parse(raw.toString('utf8')) as Partial<SendSmsBody> | null;
    return Array.isArray(body?.PhoneNumberSet)
      ? { ...body, PhoneNumberSet: body.PhoneNumberSet.map(String) }
      : null;
  } catch {
    return null;
  }
}
