import { expect, it } from 'vitest';
import { signJsSdk } from './sign-js-sdk.ts';

/** The example of WeChat's own documentation. */
const EXAMPLE = {
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  nonceStr: 'Wm3WZYTPz0wzccnW',
  timestamp: 1414587457,
  url: 'http://mp.weixin.qq.com?params=value',
};

it('signs as WeChat does', () => {
  expect(signJsSdk(EXAMPLE)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
});

it('leaves out the place on the page', () => {
  const signature = signJsSdk(EXAMPLE);
  expect(signJsSdk({ ...EXAMPLE, url: `${EXAMPLE.url}#here?and=there#more` })).toBe(signature);
  expect(signJsSdk({ ...EXAMPLE, url: `${EXAMPLE.url}&more=1` })).not.toBe(signature);
});
