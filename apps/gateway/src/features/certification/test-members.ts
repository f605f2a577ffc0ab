import { type Call, type CallInput, giveConsent } from '@cheyantong/contract';
import { toWire } from '@cheyantong/contract/wire';
import { identityCheckDigit } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import type { TestGateway } from '../../../test/gateway.ts';
import { photo, upload as uploadAs } from '../files/test-files.ts';

const CONSENT = '2026-11-01';

let phones = 0;
let people = 0;

/** An ID number that nobody else in this run has. */
export function newIdNumber(): string {
  people += 1;
  const digits = `11010519900307${String(people).padStart(3, '0')}`;
  return digits + identityCheckDigit(digits);
}

export type Applicant = Awaited<ReturnType<typeof newApplicant>>;

/** Somebody who is logged in and wants to be certified. */
export async function newApplicant({ app, logIn }: TestGateway) {
  phones += 1;
  const phone = `139${String(phones).padStart(8, '0')}`;
  return applicantWith(app, phone, await logIn(phone));
}

/** The member who has this token. */
export function applicantWith(app: FastifyInstance, phone: string, token: string) {
  const authorization = `Bearer ${token}`;

  async function ask<C extends Call>(call: C, input: CallInput<C>) {
    const { url, body, contentType } = toWire(call, input);
    const answer = await app.inject({
      method: call.method,
      url,
      headers: { authorization, ...(contentType && { 'content-type': contentType }) },
      ...(body !== undefined && { payload: body as string }),
    });
    return { status: answer.statusCode, ...answer.json() };
  }

  async function upload(): Promise<string> {
    const answer = await uploadAs(app, token, [{ bytes: await photo(200, 120).jpeg().toBuffer() }]);
    if (answer.code !== '00000') throw new Error(`${answer.code} ${answer.msg}`);
    return answer.data.url;
  }

  return {
    phone,
    ask,
    upload,
    consent: () =>
      ask(giveConsent, { body: { agreed: [{ document: 'identityConsent', version: CONSENT }] } }),
    /** What a person fills in, with photos of their own. */
    personal: async (idCardNo = newIdNumber()) => ({
      realName: '李建国',
      idCardNo,
      validStartDate: '2020-01-01',
      validEndDate: '2040-01-01',
      idCardFrontUrl: await upload(),
      idCardBackUrl: await upload(),
      agreedVersion: CONSENT,
    }),
    company: async () => ({
      companyName: '示例（天津）汽车服务有限公司',
      creditCode: '91330100799655058B',
      legalPerson: '王芳',
      contactName: '王芳',
      contactMobile: phone,
      businessAddress: '天津市东丽区先锋东路 68 号',
      licenseUrl: await upload(),
      agreedVersion: CONSENT,
    }),
  };
}
