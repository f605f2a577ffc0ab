import { expect, it } from 'vitest';
import { checkConfig } from './check-config.ts';

/** WeChat's own example. */
const ACCOUNT = {
  appId: 'wx0000000000000002',
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
};
const ADDRESS = 'http://mp.weixin.qq.com?params=value';
const PROOF = {
  verifyAppId: ACCOUNT.appId,
  verifyTimestamp: '1414587457',
  verifyNonceStr: 'Wm3WZYTPz0wzccnW',
  verifySignature: '0f9de62fce790f9a083d5c99e95740ceb90c27ed',
  landing: ADDRESS,
  current: ADDRESS,
};

it('takes a signature of the address where the page was loaded, wherever it has gone since', () => {
  expect(checkConfig(PROOF, ACCOUNT)).toEqual({});
  expect(checkConfig({ ...PROOF, current: 'http://mp.weixin.qq.com/later' }, ACCOUNT)).toEqual({});
});

it('refuses a signature of the address the page has gone to, as an iPhone does, and says why', () => {
  const moved = { ...PROOF, landing: 'http://mp.weixin.qq.com/' };
  expect(checkConfig(moved, ACCOUNT)).toEqual({
    problem: 'invalid signature',
    hint: expect.stringContaining('打开网页时的地址'),
  });
});

it.each([
  ['another time', { verifyTimestamp: '1414587458' }, ACCOUNT, 'invalid signature'],
  [
    'another page',
    { landing: 'http://evil.example', current: 'http://evil.example' },
    ACCOUNT,
    'invalid signature',
  ],
  ['another account', { verifyAppId: 'wx1' }, ACCOUNT, 'invalid appid'],
  ['another ticket', {}, { ...ACCOUNT, ticket: 'invented' }, 'invalid signature'],
])('refuses a signature of %s', (_what, change, account, problem) => {
  expect(checkConfig({ ...PROOF, ...change }, account)).toEqual({ problem });
});
