import { expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49',
    '手机 · 微信',
    'iOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49 miniProgram/wx0000000000000001',
    '手机 · 微信小程序',
    'iOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 AlipayClient/10.6',
    '手机 · 支付宝',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; HUAWEI) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114 Mobile Safari/537.36 HuaweiBrowser/15',
    '手机 · 华为浏览器',
    'Android',
  ],
  [
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
    '手机 · Chrome',
    'HarmonyOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    '电脑 · Edge',
    'Windows',
  ],
  ['curl/8.5.0', '其他设备 · 其他程序', '未知系统'],
  ['', '其他设备 · 其他程序', '未知系统'],
])('%s', (userAgent, device, system) => {
  expect(describeDevice(userAgent)).toMatchObject({ device, system });
});
