import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEMO_CLIENT } from '@cheyantong/domain';
import { z } from 'zod';
import { halfSetIdentity, identitySettings } from './adapters/identity/settings.ts';
import { halfSetInvoicing, invoicingSettings } from './adapters/invoicing/settings.ts';
import { domainFiles } from './adapters/mini-program/domain-files.ts';
import { halfSetMiniProgram, miniProgramSettings } from './adapters/mini-program/settings.ts';
import type { OcrSettings } from './adapters/ocr/settings.ts';
import { simulatedOcrSettings } from './adapters/ocr/simulator.ts';
import { halfSetAccounts, paymentSettings } from './adapters/payments/read-settings.ts';
import { providerEndpoints } from './adapters/providers/endpoints.ts';
import type { SmsSettings } from './adapters/sms/create.ts';
import { simulatedSmsSettings } from './adapters/sms/simulator.ts';
import type { StorageSettings } from './adapters/storage/create.ts';
import { CRYPTO_SUITES, fileKeys, keysFromSecret } from './sealing/file-keys.ts';

/** Unless the operator says otherwise, a network may have as many messages as this many of its addresses. */
const ADDRESSES_OF_A_NETWORK = 3;
const DEMO_APP_SECRET = 'demonstration-only-secret-for-code-hashes';

/** A setting that cannot be used; its message is the sentence the operator reads. */
export class SettingsError extends Error {}

const port = (fallback: number) =>
  z.coerce
    .number('应为 1–65535 的整数')
    .int('应为整数')
    .min(1, '应为 1–65535 的整数')
    .max(65_535, '应为 1–65535 的整数')
    .default(fallback);
const positive = z.coerce.number('应为正整数').int('应为正整数').positive('应为正整数');
const count = (fallback: number) => positive.default(fallback);
const onOff = z.enum(['on', 'off'], '只能是 on 或 off').transform((value) => value === 'on');
const text = (fallback: string) => z.string().default(fallback);
/** Keys are long: they stand in the setting itself, or in a file that it names as `@path`. */
const textOrFile = z.string().transform((value, context) => {
  if (!value.startsWith('@')) return value;
  try {
    return readFileSync(value.slice(1), 'utf8').trim();
  } catch {
    context.addIssue(`指向的文件 ${value.slice(1)} 无法读取`);
    return z.NEVER;
  }
});
const json = (content: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(content);
  } catch {
    context.addIssue('不是有效的 JSON');
    return z.NEVER;
  }
};

const settings = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], '只能是 production、development 或 test')
    .default('development'),
  PORT: port(8080),
  HOST: text('localhost'),
  SIM_PORT: port(8090),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: '应为 http:// 或 https:// 开头的网址' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  DATA_DIR: text('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, '应以 postgres:// 开头')
    .optional(),
  DATABASE_POOL: count(16),
  APP_ENV: z.enum(['production', 'development'], '只能是 production 或 development').default('production'),
  APP_SECRET: z.string().min(32, '至少需要 32 个字符').optional(),
  CLIENT_ID: z.string().min(1).default(DEMO_CLIENT.id),
  CLIENT_SECRET: text(DEMO_CLIENT.secret),
  SIMULATORS: onOff.optional(),
  DEMO_CONTENT: onOff.optional(),
  DEMO_SECRETS: onOff.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], '不是可用的日志级别').default('info'),
  TRUST_PROXY: text('').describe('addresses of the balancer, comma separated'),
  RATE_LIMIT_PER_MINUTE: count(1200),
  SMS_PER_ADDRESS_HOURLY: count(30),
  SMS_PER_NETWORK_HOURLY: positive.optional(),
  SMS_HOURLY: count(3_000),
  SMS_DAILY: count(20_000),
  SERVICE_WORKER: onOff.default(true),
  HOT_PORTAL: onOff.optional(),
  METRICS_TOKEN: text(''),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: '应为 http:// 或 https:// 开头的网址' })
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('应为 0–1 的数')
    .min(0, '应为 0–1 的数')
    .max(1, '应为 0–1 的数')
    .default(1),
  USED_CARS_FINDER: z.enum(['memory', 'database'], '只能是 memory 或 database').default('memory'),
  ICP_NUMBER: text(''),
  PUBLIC_SECURITY_NUMBER: text(''),
  SERVICE_PHONE: text(''),
  SMS_PROVIDER: z.enum(['aliyun', 'tencent'], '只能是 aliyun 或 tencent').default('aliyun'),
  SMS_ENDPOINT: text(''),
  SMS_ACCESS_KEY_ID: text(''),
  SMS_ACCESS_KEY_SECRET: text(''),
  SMS_SIGN_NAME: text(''),
  SMS_TEMPLATE_LOGIN: text(''),
  SMS_TEMPLATE_LEAD: text(''),
  SMS_TEMPLATE_IDENTITY: text(''),
  SMS_TEMPLATE_ORDER_NOTICE: text(''),
  SMS_TEMPLATE_REPORT_NOTICE: text(''),
  SMS_TEMPLATE_LEAD_NOTICE: text(''),
  SMS_TEMPLATE_CERTIFICATION_NOTICE: text(''),
  SMS_TEMPLATE_INVOICE_NOTICE: text(''),
  SMS_TEMPLATE_ACCOUNT_NOTICE: text(''),
  SMS_TENCENT_APP_ID: text(''),
  SMS_REGION: text(''),
  OCR_PROVIDER: z
    .enum(['embedded', 'aliyun', 'tencent'], '只能是 embedded、aliyun 或 tencent')
    .default('embedded'),
  OCR_ENDPOINT: text(''),
  OCR_ACCESS_KEY_ID: text(''),
  OCR_ACCESS_KEY_SECRET: text(''),
  OCR_REGION: text(''),
  ALIPAY_GATEWAY: text('https://openapi.alipay.com/gateway.do'),
  ALIPAY_APP_ID: text(''),
  ALIPAY_PRIVATE_KEY: textOrFile.default(''),
  ALIPAY_PUBLIC_KEY: textOrFile.default(''),
  ALIPAY_SELLER_ID: text(''),
  WECHATPAY_BASE_URL: text('https://api.mch.weixin.qq.com'),
  WECHATPAY_APP_ID: text(''),
  WECHATPAY_MCH_ID: text(''),
  WECHATPAY_SERIAL: text(''),
  WECHATPAY_PRIVATE_KEY: textOrFile.default(''),
  WECHATPAY_PUBLIC_KEY_ID: text(''),
  WECHATPAY_PUBLIC_KEY: textOrFile.default(''),
  WECHATPAY_API_V3_KEY: textOrFile.default(''),
  INVOICING_URL: z
    .string()
    .regex(/^https:\/\/./, '应以 https:// 开头')
    .default(''),
  INVOICING_APP_ID: text(''),
  INVOICING_SECRET: textOrFile.default(''),
  MINI_PROGRAM_BASE_URL: text('https://api.weixin.qq.com'),
  MINI_PROGRAM_APP_ID: text(''),
  MINI_PROGRAM_SECRET: textOrFile.default(''),
  JS_SDK_APP_ID: text(''),
  JS_SDK_SECRET: textOrFile.default(''),
  WECHAT_DOMAIN_FILES: domainFiles.default([]),
  FILE_STORAGE: z.enum(['disk', 's3'], '只能是 disk 或 s3').default('disk'),
  FILE_DIR: text(''),
  FILE_KEYS: textOrFile.pipe(fileKeys).optional(),
  CRYPTO_SUITE: z.enum(CRYPTO_SUITES, '只能是 aes-256-gcm 或 sm4-gcm').default('aes-256-gcm'),
  S3_ENDPOINT: text(''),
  S3_REGION: text('us-east-1'),
  S3_BUCKET: text(''),
  S3_ACCESS_KEY_ID: text(''),
  S3_SECRET_ACCESS_KEY: text(''),
  S3_PATH_STYLE: onOff.default(false),
  IDENTITY_ENDPOINT: text(''),
  IDENTITY_ACCESS_KEY_ID: text(''),
  IDENTITY_ACCESS_KEY_SECRET: text(''),
  IDENTITY_PERSON_AUTH_CODE: text(''),
  IDENTITY_COMPANY_AUTH_CODE: text(''),
  CERTIFICATION_PHOTOS_DAYS: count(30),
  REPORT_SIGNATURE: z.enum(['ed25519', 'sm2'], '只能是 ed25519 或 sm2').default('ed25519'),
  REPORT_SIGNING_KEY: textOrFile.optional(),
  REPORT_PROVIDERS: textOrFile.transform(json).pipe(providerEndpoints).default({}),
});

type Settings = z.output<typeof settings>;

export type Env = ReturnType<typeof readEnv>;

/** Reads and checks every setting at once, so that the operator fixes them in one go. */
export function readEnv(source: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(
      `${parsed.error.issues.map(({ path, message }) => `设置 ${path.join('.')} ${message}`).join('；')}。`,
    );
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const simulators = env.SIMULATORS ?? !production;
  refuseDemonstrationInProduction(env, production, simulators);
  const simulatorsUrl = simulators ? `http://127.0.0.1:${env.SIM_PORT}` : null;
  const dataDir = resolve(env.DATA_DIR);

  const appSecret = env.APP_SECRET ?? DEMO_APP_SECRET;

  return {
    production,
    appEnv: env.APP_ENV,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    simPort: env.SIM_PORT,
    simulators,
    simulatorsUrl,
    demoContent: env.DEMO_CONTENT ?? !production,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    appSecret,
    client: { id: env.CLIENT_ID, secret: env.CLIENT_SECRET },
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY === '' ? false : env.TRUST_PROXY.split(',').map((part) => part.trim()),
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    smsBudgets: {
      perAddressHourly: env.SMS_PER_ADDRESS_HOURLY,
      perNetworkHourly: env.SMS_PER_NETWORK_HOURLY ?? env.SMS_PER_ADDRESS_HOURLY * ADDRESSES_OF_A_NETWORK,
      hourly: env.SMS_HOURLY,
      daily: env.SMS_DAILY,
    },
    serviceWorker: env.SERVICE_WORKER,
    hotPortal: env.HOT_PORTAL ?? false,
    metricsToken: env.METRICS_TOKEN,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, share: env.OTEL_TRACES_SAMPLER_ARG }
      : null,
    usedCarsFinder: env.USED_CARS_FINDER,
    footer: {
      icpNumber: env.ICP_NUMBER,
      publicSecurityNumber: env.PUBLIC_SECURITY_NUMBER,
      servicePhone: env.SERVICE_PHONE,
    },
    sms: smsSettings(env, simulators),
    ocr: ocrSettings(env, simulators),
    payments: paymentSettings(env, { simulatorsUrl, dataDir }),
    invoicing: invoicingSettings(env, simulatorsUrl),
    miniProgram: miniProgramSettings(env, simulatorsUrl),
    wechatDomainFiles: env.WECHAT_DOMAIN_FILES,
    storage: storageSettings(env, dataDir),
    fileKeys: env.FILE_KEYS ?? keysFromSecret(appSecret),
    cryptoSuite: env.CRYPTO_SUITE,
    identity: identitySettings(env, simulators ? `127.0.0.1:${env.SIM_PORT}` : null),
    certificationPhotosDays: env.CERTIFICATION_PHOTOS_DAYS,
    reportProviders: env.REPORT_PROVIDERS,
    reportSigning: { algorithm: env.REPORT_SIGNATURE, key: env.REPORT_SIGNING_KEY ?? null },
  };
}

const S3_NEEDS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function refuseDemonstrationInProduction(env: Settings, production: boolean, simulators: boolean): void {
  const problems: string[] = [];
  if (production && !env.DEMO_SECRETS) {
    if (env.CLIENT_SECRET === DEMO_CLIENT.secret) problems.push('CLIENT_SECRET 仍是演示值');
    if (!env.APP_SECRET) problems.push('APP_SECRET 未设置');
    if (!env.REPORT_SIGNING_KEY) problems.push('REPORT_SIGNING_KEY 未设置');
    if (!env.FILE_KEYS) problems.push('FILE_KEYS 未设置');
  }
  if (env.FILE_STORAGE === 's3') {
    const missing = S3_NEEDS.filter((name) => env[name] === '');
    if (missing.length > 0) problems.push(`FILE_STORAGE 为 s3，但 ${missing.join('、')} 未设置`);
  }
  problems.push(
    ...halfSetAccounts(env),
    ...halfSetInvoicing(env),
    ...halfSetIdentity(env),
    ...halfSetMiniProgram(env),
  );
  if (!simulators && !(env.SMS_ACCESS_KEY_ID && env.SMS_ACCESS_KEY_SECRET)) {
    problems.push('模拟服务已关闭，但 SMS_ACCESS_KEY_ID 和 SMS_ACCESS_KEY_SECRET 未设置');
  }
  if (
    !simulators &&
    env.OCR_PROVIDER !== 'embedded' &&
    !(env.OCR_ACCESS_KEY_ID && env.OCR_ACCESS_KEY_SECRET)
  ) {
    problems.push(
      `OCR_PROVIDER 为 ${env.OCR_PROVIDER}，但 OCR_ACCESS_KEY_ID 和 OCR_ACCESS_KEY_SECRET 未设置`,
    );
  }
  if (problems.length > 0) {
    const hint = production ? '（仅供演示时可设 DEMO_SECRETS=on、SIMULATORS=on、DEMO_CONTENT=on）' : '';
    throw new SettingsError(`${problems.join('；')}${hint}。`);
  }
}

/** The vendor's own SDK is always in the path; with simulators on and no account of ours, it talks to the simulator. */
function smsSettings(env: Settings, simulators: boolean): SmsSettings {
  if (simulators && env.SMS_ACCESS_KEY_ID === '')
    return simulatedSmsSettings(env.SMS_PROVIDER, `127.0.0.1:${env.SIM_PORT}`);
  const account = {
    protocol: 'https' as const,
    accessKeyId: env.SMS_ACCESS_KEY_ID,
    accessKeySecret: env.SMS_ACCESS_KEY_SECRET,
    signName: env.SMS_SIGN_NAME,
    templates: {
      'login-code': env.SMS_TEMPLATE_LOGIN,
      'lead-code': env.SMS_TEMPLATE_LEAD,
      'identity-code': env.SMS_TEMPLATE_IDENTITY,
      'order-notice': env.SMS_TEMPLATE_ORDER_NOTICE,
      'report-notice': env.SMS_TEMPLATE_REPORT_NOTICE,
      'lead-notice': env.SMS_TEMPLATE_LEAD_NOTICE,
      'certification-notice': env.SMS_TEMPLATE_CERTIFICATION_NOTICE,
      'invoice-notice': env.SMS_TEMPLATE_INVOICE_NOTICE,
      'account-notice': env.SMS_TEMPLATE_ACCOUNT_NOTICE,
    },
  };
  return env.SMS_PROVIDER === 'aliyun'
    ? { ...account, provider: 'aliyun', endpoint: env.SMS_ENDPOINT || 'dysmsapi.aliyuncs.com' }
    : {
        ...account,
        provider: 'tencent',
        endpoint: env.SMS_ENDPOINT || 'sms.tencentcloudapi.com',
        sdkAppId: env.SMS_TENCENT_APP_ID,
        region: env.SMS_REGION,
      };
}

const storageSettings = (env: Settings, dataDir: string): StorageSettings =>
  env.FILE_STORAGE === 'disk'
    ? { kind: 'disk', folder: env.FILE_DIR === '' ? join(dataDir, 'files') : resolve(env.FILE_DIR) }
    : {
        kind: 's3',
        endpoint: env.S3_ENDPOINT,
        region: env.S3_REGION,
        bucket: env.S3_BUCKET,
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
        pathStyle: env.S3_PATH_STYLE,
      };

/** Unless a cloud is chosen, the engine that comes with the portal reads. */
function ocrSettings(env: Settings, simulators: boolean): OcrSettings {
  if (env.OCR_PROVIDER === 'embedded') return { provider: 'embedded' };
  if (simulators && env.OCR_ACCESS_KEY_ID === '')
    return simulatedOcrSettings(env.OCR_PROVIDER, `127.0.0.1:${env.SIM_PORT}`);
  const account = {
    protocol: 'https' as const,
    accessKeyId: env.OCR_ACCESS_KEY_ID,
    accessKeySecret: env.OCR_ACCESS_KEY_SECRET,
  };
  return env.OCR_PROVIDER === 'aliyun'
    ? { ...account, provider: 'aliyun', endpoint: env.OCR_ENDPOINT || 'ocr-api.cn-hangzhou.aliyuncs.com' }
    : {
        ...account,
        provider: 'tencent',
        endpoint: env.OCR_ENDPOINT || 'ocr.tencentcloudapi.com',
        region: env.OCR_REGION,
      };
}
