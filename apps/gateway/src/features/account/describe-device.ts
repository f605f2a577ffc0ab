import Bowser from 'bowser';

const PLATFORMS: Record<string, string> = { mobile: '手机', tablet: '平板', desktop: '电脑', tv: '电视' };

const BROWSERS: Record<string, string> = {
  WeChat: '微信',
  'QQ Browser': 'QQ 浏览器',
  'UC Browser': 'UC 浏览器',
  'Huawei Browser': '华为浏览器',
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': '三星浏览器',
  'MIUI Browser': '小米浏览器',
};

/** What the library does not know, and people here use. */
const OWN_RULES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/AlipayClient/i, '支付宝'],
  [/miniProgram/i, '微信小程序'],
  [/MiuiBrowser/i, '小米浏览器'],
  [/HuaweiBrowser/i, '华为浏览器'],
];

export interface DeviceWords {
  /** 手机 · 微信 */
  device: string;
  browser: string;
  system: string;
}

/** A device in words that its owner knows it by; never by version, which changes by itself. */
export function describeDevice(userAgent: string | null): DeviceWords {
  const { browser, os, platform } = Bowser.parse(userAgent || 'unknown');
  const [, ownName] = OWN_RULES.find(([pattern]) => pattern.test(userAgent ?? '')) ?? [];
  const browserName = ownName ?? BROWSERS[browser.name ?? ''] ?? (browser.name || '其他程序');
  const system = os.name || '未知系统';
  return {
    device: `${PLATFORMS[platform.type ?? ''] ?? '其他设备'} · ${browserName}`,
    browser: browserName,
    system,
  };
}
