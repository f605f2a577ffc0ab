/** The documents a visitor agrees to. Their words and versions are files that the gateway publishes; a consent names the version. */
export const AGREEMENTS = {
  userAgreement: { name: '用户协议', askSentence: '请阅读并同意《用户协议》' },
  privacyStatement: { name: '个人信息保护声明', askSentence: '请阅读并同意《个人信息保护声明》' },
  reportTerms: { name: '车辆报告服务条款', askSentence: '请阅读并同意《车辆报告服务条款》' },
  reportConsent: { name: '车辆信息查询授权书', askSentence: '请阅读并同意《车辆信息查询授权书》' },
  identityConsent: { name: '身份信息处理同意书', askSentence: '请阅读并同意《身份信息处理同意书》' },
} as const;

export type AgreementId = keyof typeof AGREEMENTS;
export const AGREEMENT_IDS = Object.keys(AGREEMENTS) as [AgreementId, ...AgreementId[]];

export const isAgreementId = (text: string | null): text is AgreementId =>
  text !== null && Object.hasOwn(AGREEMENTS, text);

/** Agreed to when somebody becomes a member, and needed for whatever a member does after that. */
export const ACCOUNT_AGREEMENTS = ['userAgreement', 'privacyStatement'] as const satisfies AgreementId[];

/** Agreed to with every order of a report. */
export const REPORT_AGREEMENTS = ['reportConsent', 'reportTerms'] as const satisfies AgreementId[];

/** 《用户协议》和《个人信息保护声明》 */
export const agreementNames = (documents: readonly AgreementId[]): string =>
  documents.map((document) => `《${AGREEMENTS[document].name}》`).join('和');

/** What it means to take a consent back; those an account stands on are taken back by closing it. */
export const CONSENT_WITHDRAWALS: Record<AgreementId, { possible: boolean; meaning: string }> = {
  userAgreement: { possible: false, meaning: '使用账号的前提；不再同意时，请注销账号' },
  privacyStatement: { possible: false, meaning: '使用账号的前提；不再同意时，请注销账号' },
  reportTerms: {
    possible: true,
    meaning: '撤回后，再次订购报告时需要重新同意；已经付款的订单和已出具的报告不受影响',
  },
  reportConsent: {
    possible: true,
    meaning: '撤回后，不再用您提交的车辆信息发起新的查询；已经完成的查询不受影响，再次订购时需要重新授权',
  },
  identityConsent: {
    possible: true,
    meaning: '撤回后，认证随之失效，证件照片、签名和证件号立即删除；再次认证时需要重新同意',
  },
};
