/** The documents a visitor agrees to; a consent is stored with the version that was on the screen. */
export const AGREEMENTS = {
  userAgreement: { name: '用户协议', version: '2026-11-01', askSentence: '请阅读并同意《用户协议》' },
  privacyStatement: {
    name: '个人信息保护声明',
    version: '2026-11-01',
    askSentence: '请阅读并同意《个人信息保护声明》',
  },
  reportConsent: {
    name: '车辆信息查询授权书',
    version: '2026-11-01',
    askSentence: '请阅读并同意《车辆信息查询授权书》',
  },
} as const;

export type AgreementId = keyof typeof AGREEMENTS;
