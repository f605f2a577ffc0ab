import { expect, it } from 'vitest';
import { parseTc3, signTc3 } from './signature.ts';

/**
 * The worked example of Tencent's page "签名方法 v3" (tencentcloud.com, document 1021/34193), in the version that prints
 * its demonstration key, so that simulator and adapter cannot share a mistake.
 */
const SECRET_KEY = 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE';
const example = {
  method: 'POST',
  path: '/',
  query: '',
  headers: {
    'content-type': 'application/json; charset=utf-8',
    host: 'cvm.tencentcloudapi.com',
    'x-tc-action': 'DescribeInstances',
    'x-tc-timestamp': '1551113065',
  },
  body: Buffer.from(
    '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
  ),
};
const published =
  'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host, Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168';

it('computes the signature that Tencent’s documentation shows', () => {
  const authorization = parseTc3(published);
  if (!authorization) throw new Error('the published header was not understood');

  expect(authorization).toMatchObject({ secretId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE', service: 'cvm' });
  expect(signTc3(example, authorization, SECRET_KEY)).toBe(authorization.signature);
});

it('leaves the port out of the signed host, as the SDK does', () => {
  const authorization = { date: '2019-02-25', service: 'cvm', signedHeaders: ['content-type', 'host'] };
  const withPort = { ...example, headers: { ...example.headers, host: 'cvm.tencentcloudapi.com:8090' } };

  expect(signTc3(withPort, authorization, SECRET_KEY)).toBe(signTc3(example, authorization, SECRET_KEY));
});

it('reads nothing from another scheme', () => {
  expect(parseTc3('Bearer token')).toBeNull();
  expect(parseTc3(undefined)).toBeNull();
});
