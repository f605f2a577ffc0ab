import { describe, expect, it } from 'vitest';
import { readEnv, SettingsError } from './env.ts';

const refusalOf = (settings: NodeJS.ProcessEnv): string => {
  try {
    readEnv(settings);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  return '';
};

describe('settings', () => {
  it('have a default for everything', () => {
    expect(readEnv({})).toMatchObject({ port: 8080, simPort: 8090, appEnv: 'production', simulators: true });
  });

  it.each([
    [{ PORT: 'abc' }, '设置 PORT 应为 1–65535 的整数。'],
    [{ PORT: '0', SIM_PORT: '70000' }, '设置 PORT 应为 1–65535 的整数；设置 SIM_PORT 应为 1–65535 的整数。'],
    [{ NODE_ENV: 'Production' }, '设置 NODE_ENV 只能是 production、development 或 test。'],
    [{ APP_ENV: 'staging' }, '设置 APP_ENV 只能是 production 或 development。'],
    [{ DATABASE_URL: 'mysql://x' }, '设置 DATABASE_URL 应以 postgres:// 开头。'],
    [{ SIMULATORS: 'yes' }, '设置 SIMULATORS 只能是 on 或 off。'],
    [
      { REPORT_SIGNING_KEY: '@/nowhere/key.pem' },
      '设置 REPORT_SIGNING_KEY 指向的文件 /nowhere/key.pem 无法读取。',
    ],
    [{ REPORT_PROVIDERS: '{' }, '设置 REPORT_PROVIDERS 不是有效的 JSON。'],
    [
      { FILE_KEYS: `new:${'0'.repeat(64)},new:${'1'.repeat(64)}` },
      '设置 FILE_KEYS 应为“名称:64 位十六进制数”，新密钥在前，逗号分隔，名称不重复。',
    ],
    [
      { WECHAT_DOMAIN_FILES: 'a.txt=1,robots.txt=2' },
      '设置 WECHAT_DOMAIN_FILES 应为“文件名.txt=内容”，逗号分隔。',
    ],
    [{ MINI_PROGRAM_APP_ID: 'wx1', JS_SDK_SECRET: 's' }, 'MINI_PROGRAM_SECRET、JS_SDK_APP_ID 未设置。'],
    [
      { FILE_STORAGE: 's3', S3_BUCKET: 'files', S3_ENDPOINT: 'https://s3.example' },
      'FILE_STORAGE 为 s3，但 S3_ACCESS_KEY_ID、S3_SECRET_ACCESS_KEY 未设置。',
    ],
  ])('%j are refused in one sentence', (settings, sentence) => {
    expect(refusalOf(settings)).toBe(sentence);
  });

  it('take a payment account whole or not at all', () => {
    expect(refusalOf({ ALIPAY_APP_ID: '2021' })).toBe(
      'ALIPAY_PRIVATE_KEY、ALIPAY_PUBLIC_KEY、ALIPAY_SELLER_ID 未设置。',
    );
    const simulated = { simulatorsUrl: 'http://127.0.0.1:8090', keysFolder: expect.stringContaining('keys') };
    const alipay = {
      ALIPAY_APP_ID: '2021',
      ALIPAY_SELLER_ID: '2088',
      ALIPAY_PRIVATE_KEY: 'ours',
      ALIPAY_PUBLIC_KEY: 'theirs',
    };
    expect(readEnv({}).payments).toEqual({ alipay: simulated, wechat: simulated });
    expect(readEnv(alipay).payments).toEqual({
      alipay: expect.objectContaining({ appId: '2021', gateway: 'https://openapi.alipay.com/gateway.do' }),
      wechat: simulated,
    });
  });

  it('without simulators need a real SMS account', () => {
    expect(refusalOf({ SIMULATORS: 'off' })).toContain('SMS_ACCESS_KEY_ID');
  });

  describe('in production', () => {
    const real = {
      CLIENT_SECRET: 'a-real-secret',
      APP_SECRET: 'x'.repeat(32),
      REPORT_SIGNING_KEY: 'a key',
      FILE_KEYS: `2026-11:${'0'.repeat(64)}`,
    };
    const sms = { SMS_ACCESS_KEY_ID: 'id', SMS_ACCESS_KEY_SECRET: 'secret' };

    it('refuse the demonstration secrets and leave simulators and demonstration content off', () => {
      expect(refusalOf({ NODE_ENV: 'production' })).toContain('CLIENT_SECRET 仍是演示值');
      expect(refusalOf({ NODE_ENV: 'production', CLIENT_SECRET: 'portal-demo', ...sms })).toContain('演示值');
      expect(refusalOf({ NODE_ENV: 'production', ...sms })).toContain('REPORT_SIGNING_KEY 未设置');
      expect(readEnv({ NODE_ENV: 'production', ...real, ...sms })).toMatchObject({
        simulators: false,
        demoContent: false,
      });
    });

    it('take them when they are switched on by name', () => {
      const demo = { NODE_ENV: 'production', DEMO_SECRETS: 'on', SIMULATORS: 'on', DEMO_CONTENT: 'on' };
      expect(readEnv(demo)).toMatchObject({ simulators: true, demoContent: true });
    });
  });
});
