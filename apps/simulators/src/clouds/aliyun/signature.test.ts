import { expect, it } from 'vitest';
import { parseAcs3, signAcs3 } from './signature.ts';

/**
 * The worked example of Aliyun's page "V3版本请求体&签名机制" (help.aliyun.com, document 2593177), so that simulator and
 * adapter cannot share a mistake.
 */
const example = {
  method: 'POST',
  path: '/',
  query: 'RegionId=cn-shanghai&ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
  headers: {
    host: 'ecs.cn-shanghai.aliyuncs.com',
    'x-acs-action': 'RunInstances',
    'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-acs-date': '2023-10-26T10:22:32Z',
    'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
    'x-acs-version': '2014-05-26',
  },
  body: Buffer.alloc(0),
};
const published =
  'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0';

it('computes the signature that Aliyun’s documentation shows', () => {
  const authorization = parseAcs3(published);

  expect(authorization?.accessKeyId).toBe('YourAccessKeyId');
  expect(signAcs3(example, authorization?.signedHeaders ?? [], 'YourAccessKeySecret')).toBe(
    authorization?.signature,
  );
});

it('reads nothing from another scheme', () => {
  expect(parseAcs3('Bearer token')).toBeNull();
  expect(parseAcs3(undefined)).toBeNull();
});
