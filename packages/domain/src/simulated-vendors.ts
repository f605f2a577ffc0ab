/**
 * The account that the local simulators of the clouds know, the same at every simulated vendor. These are public
 * demonstration values, not secrets: they open nothing but the simulators. They stand here, once, because the gateway
 * signs with them and the simulator checks the signature.
 */
export const SIMULATED_CLOUD = {
  accessKeyId: 'simulated-access-key-id',
  accessKeySecret: 'simulated-access-key-secret',
} as const;

/** What the portal's clients name themselves with in a demonstration; who runs it for visitors chooses a secret of their own. */
export const DEMO_CLIENT = { id: 'portal', secret: 'portal-demo' } as const;

/** What is approved for that account's text messages. */
export const SIMULATED_SMS = {
  ...SIMULATED_CLOUD,
  signName: '车研通',
  templates: {
    'login-code': '100001',
    'lead-code': '100002',
    'identity-code': '100003',
    'order-notice': '100011',
    'report-notice': '100012',
    'lead-notice': '100013',
    'certification-notice': '100014',
    'invoice-notice': '100015',
    'account-notice': '100016',
  },
  sdkAppId: '1400000001',
  region: 'ap-guangzhou',
} as const;

/** That account's permits to ask the registers about people and companies. */
export const SIMULATED_IDENTITY = {
  ...SIMULATED_CLOUD,
  personAuthCode: 'simulated-person-permit',
  companyAuthCode: 'simulated-company-permit',
} as const;

/** What every demonstration dealer signs and checks its leads with, at the local dealer simulator and nowhere else. */
export const SIMULATED_DEALER_SECRET = 'simulated-dealer-secret';

/** The merchant that the local payment simulators know. The keys it signs with are made where they are first needed. */
export const SIMULATED_PAYMENTS = {
  alipay: { appId: '2021000000000001', sellerId: '2088000000000001' },
  wechat: {
    appId: 'wx0000000000000001',
    mchId: '1900000001',
    serial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
    publicKeyId: 'PUB_KEY_ID_0119000000012026111500000000000001',
    apiV3Key: 'simulated-api-v3-key-of-32-bytes',
  },
} as const;

/** What every demonstration report provider and the portal sign their messages with, at the local simulator and nowhere else. */
export const SIMULATED_PROVIDER_SECRET = 'simulated-provider-secret';

/** The account at the local invoicing simulator, and nowhere else. */
export const SIMULATED_INVOICING = {
  appId: 'simulated-invoicing',
  secret: 'simulated-invoicing-secret',
} as const;

/** The mini-program that the local WeChat simulator knows, and the official account whose JS-SDK its pages use. */
export const SIMULATED_MINI_PROGRAM = {
  miniProgram: { appId: SIMULATED_PAYMENTS.wechat.appId, secret: 'simulated-mini-program-secret' },
  jsSdk: { appId: 'wx0000000000000002', secret: 'simulated-official-account-secret' },
} as const;
