import { join } from 'node:path';
import type { PaymentSettings } from './settings.ts';

/** The settings of both accounts as they stand in the environment; an empty text means "not set". */
export interface PaymentEnvironment {
  ALIPAY_GATEWAY: string;
  ALIPAY_APP_ID: string;
  ALIPAY_PRIVATE_KEY: string;
  ALIPAY_PUBLIC_KEY: string;
  ALIPAY_SELLER_ID: string;
  WECHATPAY_BASE_URL: string;
  WECHATPAY_APP_ID: string;
  WECHATPAY_MCH_ID: string;
  WECHATPAY_SERIAL: string;
  WECHATPAY_PRIVATE_KEY: string;
  WECHATPAY_PUBLIC_KEY_ID: string;
  WECHATPAY_PUBLIC_KEY: string;
  WECHATPAY_API_V3_KEY: string;
  MINI_PROGRAM_APP_ID: string;
}

const ACCOUNTS = {
  alipay: ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY', 'ALIPAY_SELLER_ID'],
  wechat: [
    'WECHATPAY_APP_ID',
    'WECHATPAY_MCH_ID',
    'WECHATPAY_SERIAL',
    'WECHATPAY_PRIVATE_KEY',
    'WECHATPAY_PUBLIC_KEY_ID',
    'WECHATPAY_PUBLIC_KEY',
    'WECHATPAY_API_V3_KEY',
  ],
} as const;

/** With simulators on and no account of ours the SDKs talk to the simulators; without either, a channel is not offered. */
export function paymentSettings(
  env: PaymentEnvironment,
  { simulatorsUrl, dataDir }: { simulatorsUrl: string | null; dataDir: string },
): PaymentSettings {
  const simulated = simulatorsUrl ? { simulatorsUrl, keysFolder: join(dataDir, 'simulated-keys') } : null;
  return {
    alipay: hasAccount(env, 'alipay')
      ? {
          gateway: env.ALIPAY_GATEWAY,
          appId: env.ALIPAY_APP_ID,
          sellerId: env.ALIPAY_SELLER_ID,
          privateKey: env.ALIPAY_PRIVATE_KEY,
          publicKey: env.ALIPAY_PUBLIC_KEY,
        }
      : simulated,
    wechat: hasAccount(env, 'wechat')
      ? {
          baseUrl: env.WECHATPAY_BASE_URL,
          appId: env.WECHATPAY_APP_ID,
          miniAppId: env.MINI_PROGRAM_APP_ID || env.WECHATPAY_APP_ID,
          mchId: env.WECHATPAY_MCH_ID,
          serial: env.WECHATPAY_SERIAL,
          privateKey: env.WECHATPAY_PRIVATE_KEY,
          publicKeyId: env.WECHATPAY_PUBLIC_KEY_ID,
          publicKey: env.WECHATPAY_PUBLIC_KEY,
          apiV3Key: env.WECHATPAY_API_V3_KEY,
        }
      : simulated,
  };
}

/** Half an account is a mistake, and would only show when somebody wants to pay. */
export const halfSetAccounts = (env: PaymentEnvironment): string[] =>
  Object.values(ACCOUNTS).flatMap((names) => {
    const missing = names.filter((name) => env[name] === '');
    return missing.length > 0 && missing.length < names.length ? [`${missing.join('、')} 未设置`] : [];
  });

const hasAccount = (env: PaymentEnvironment, channel: keyof typeof ACCOUNTS): boolean =>
  ACCOUNTS[channel].every((name) => env[name] !== '');
