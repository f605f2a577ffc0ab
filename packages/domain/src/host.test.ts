import { describe, expect, it } from 'vitest';
import { hostOfAgent } from './host.ts';

const IN_WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.53(0x18003531) NetType/WIFI Language/zh_CN';

describe('what a page is shown in', () => {
  it.each([
    ['the mini-program', `${IN_WECHAT} miniProgram/wx1234567890abcdef`, 'miniProgram'],
    ["WeChat's browser", IN_WECHAT, 'wechat'],
    ['a browser', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0', 'browser'],
    ['something that does not say', '', 'browser'],
    ['somebody who only writes the word', 'miniProgram/wx1234567890abcdef', 'browser'],
  ])('%s is told by its agent', (_what, agent, host) => {
    expect(hostOfAgent(agent)).toBe(host);
  });
});
