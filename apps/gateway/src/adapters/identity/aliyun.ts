import { createRequire } from 'node:module';
import type * as OpenApi from '@alicloud/openapi-core';
import { once } from '../../memory/once.ts';
import { IdentityUnavailable, type IdentityVerifier, type Verdict } from './port.ts';
import type { IdentityAccount } from './settings.ts';

const VERSION = '2020-02-17';

/** The vendor's Cell Phone Number Service (dytnsapi): it answers 200 with a code of its own beside what was asked for. */
interface Answer {
  Code?: string;
  Data?: { IsConsistent?: number; VerifyResult?: string; ReasonCode?: number };
}

/** Whether name, number and phone belong to one person. */
const PERSON_VERDICTS: Readonly<Record<number, Verdict>> = { 1: 'match', 0: 'mismatch', 2: 'unknown' };
/** 1: the three do not belong together · 2: they do, but the company is out of business. */
const COMPANY_MISMATCHES: readonly (number | undefined)[] = [1, 2];

/** Codes of the vendor that pass. Codes of Node itself (ECONNREFUSED) are written in capitals and mean the same. */
const OUTAGE =
  /^Throttling|^RequestFrequencyLimit$|^ServiceUnavailable|^InternalError|^isp\.|^[A-Z][A-Z0-9_]+$/;

export function createAliyunVerifier(account: IdentityAccount, timeLimitMs: number): IdentityVerifier {
  const vendor = once(() => connect(account, timeLimitMs));

  async function ask(action: string, query: Record<string, string>): Promise<Answer['Data']> {
    try {
      const { Code, Data } = await withinTimeLimit(timeLimitMs, vendor()(action, query));
      if (Code !== 'OK') throw refusalFor(Code ?? 'no-code');
      return Data;
    } catch (thrown) {
      throw refusalFromThrown(thrown);
    }
  }

  return {
    async verifyPerson({ name, idNumber, phone }) {
      const data = await ask('ThreeElementsVerification', {
        AuthCode: account.personAuthCode,
        InputNumber: phone,
        CertCode: idNumber,
        Name: name,
        Mask: 'NORMAL',
      });
      return PERSON_VERDICTS[data?.IsConsistent ?? -1] ?? 'unknown';
    },

    async verifyCompany({ name, creditCode, legalPerson }) {
      const data = await ask('CompanyThreeElementsVerification', {
        AuthCode: account.companyAuthCode,
        EpCertName: name,
        EpCertNo: creditCode,
        LegalPersonCertName: legalPerson,
      });
      if (data?.VerifyResult === 'true') return 'match';
      return COMPANY_MISMATCHES.includes(data?.ReasonCode) ? 'mismatch' : 'unknown';
    },
  };
}

/** Loads the SDK on first use; by `require`, since it is a CommonJS package whose client is its `default`. */
function connect(account: IdentityAccount, timeLimitMs: number) {
  const require = createRequire(import.meta.url);
  const { default: Client, $OpenApiUtil } = require('@alicloud/openapi-core') as typeof OpenApi.default &
    typeof OpenApi;
  const { endpoint, protocol, accessKeyId, accessKeySecret } = account;
  const client = new Client(
    new $OpenApiUtil.Config({
      endpoint,
      protocol,
      accessKeyId,
      accessKeySecret,
      connectTimeout: timeLimitMs,
      readTimeout: timeLimitMs,
    }),
  );
  return async (action: string, query: Record<string, string>): Promise<Answer> => {
    const params = new $OpenApiUtil.Params({
      action,
      version: VERSION,
      protocol,
      pathname: '/',
      method: 'POST',
      authType: 'AK',
      style: 'RPC',
      reqBodyType: 'formData',
      bodyType: 'json',
    });
    const { body } = await client.callApi(params, new $OpenApiUtil.OpenApiRequest({ query }), {} as never);
    return body as Answer;
  };
}

async function withinTimeLimit<T>(timeLimitMs: number, call: Promise<T>): Promise<T> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const late = new IdentityUnavailable('time-limit', { isOutage: true });
  const timer = setTimeout(() => reject(late), timeLimitMs);
  try {
    return await Promise.race([call, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

const refusalFor = (code: string) => new IdentityUnavailable(code, { isOutage: OUTAGE.test(code) });

/** What the SDK threw, reduced to what is safe to keep: never its message, which quotes the request. */
function refusalFromThrown(thrown: unknown): IdentityUnavailable {
  if (thrown instanceof IdentityUnavailable) return thrown;
  const { code, statusCode } = thrown as { code?: unknown; statusCode?: unknown };
  if (typeof statusCode === 'number' && statusCode >= 500)
    return new IdentityUnavailable(`http-${statusCode}`, { isOutage: true });
  return typeof code === 'string'
    ? refusalFor(code)
    : new IdentityUnavailable('no-answer', { isOutage: true });
}
