import {
  addSignature,
  type Call,
  getAgreement,
  giveConsent,
  submitCompanyAuth,
  submitPersonalAuth,
} from '@cheyantong/contract';
import { identityCheckDigit } from '@cheyantong/domain';
import type { Input } from './book.ts';
import type { Visitor } from './visitor.ts';
import { OWN_PHONE, uploadPicture } from './words.ts';

const PEOPLE = 4;

/** Whoever wants to be certified has agreed, and shows photos of their own: what else is sent is not looked at otherwise. */
export async function certificationInputs(member: Visitor): Promise<[Call, Input[]][]> {
  const document = 'identityConsent';
  const { version } = await member.ask(getAgreement, { params: { document }, query: {} });
  await member.ask(giveConsent, { body: { agreed: [{ document, version }] } });
  const [photo, signature] = [await uploadPicture(member), await uploadPicture(member)];
  await member.ask(addSignature, { body: { url: signature } });
  const photos = { idCardFrontUrl: photo, idCardBackUrl: photo };
  const people = Array.from({ length: PEOPLE }, (_, each) => personOf(each));
  return [
    [addSignature, [{ body: { url: signature } }]],
    [
      submitPersonalAuth,
      people.map((person) => ({ body: { ...person, ...photos, agreedVersion: version } })),
    ],
    [submitCompanyAuth, [{ body: { ...COMPANY, licenseUrl: photo, agreedVersion: version } }]],
  ];
}

function personOf(each: number) {
  const digits = `11010519900307${String(each + 1).padStart(3, '0')}`;
  const idCardNo = digits + identityCheckDigit(digits);
  return { realName: '李建国', idCardNo, validStartDate: '2020-01-01', validEndDate: '2040-01-01' };
}

const COMPANY = {
  companyName: '示例（天津）汽车服务有限公司',
  creditCode: '91330100799655058B',
  legalPerson: '王芳',
  contactName: '王芳',
  contactMobile: OWN_PHONE,
  businessAddress: '天津市东丽区先锋东路 68 号',
};
