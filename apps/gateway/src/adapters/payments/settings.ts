/** An account at Alipay; keys as PEM text or as the bare base64 that the vendor's tool prints. */
export interface AlipaySettings {
  gateway: string;
  appId: string;
  sellerId: string;
  privateKey: string;
  /** The vendor's, to prove what it says. */
  publicKey: string;
}

/** An account at WeChat Pay, in public-key mode: new merchants get no other. */
export interface WechatSettings {
  baseUrl: string;
  appId: string;
  /** The mini-program's, which its members' openids belong to; the merchant is bound to both. */
  miniAppId: string;
  mchId: string;
  /** Of our own certificate. */
  serial: string;
  privateKey: string;
  publicKeyId: string;
  publicKey: string;
  apiV3Key: string;
}

/** Accounts of ours, or the folder whose keys we share with the simulators; null: the channel is not offered. */
export interface PaymentSettings {
  alipay: AlipaySettings | SimulatedAccount | null;
  wechat: WechatSettings | SimulatedAccount | null;
}

export interface SimulatedAccount {
  simulatorsUrl: string;
  keysFolder: string;
}

export const isSimulated = (settings: object): settings is SimulatedAccount => 'keysFolder' in settings;
