import type { Host, PayChannel, PayWay } from '@cheyantong/domain';

/** The ways that end on this very phone. */
export type OwnWay = Exclude<PayWay, 'code'>;

/** What opens from where: WeChat lets no other cashier in, and its own page for browsers opens in browsers only. */
export const WAYS_OF_HOST: Record<Host, readonly OwnWay[]> = {
  browser: ['wap', 'h5'],
  wechat: [],
  miniProgram: ['jsapi'],
};

export const OWN_WAYS: Record<OwnWay, { channel: PayChannel; hint: string; action: string }> = {
  wap: { channel: 'alipay', hint: '直接打开，付完自动回到这里', action: '打开支付宝，付' },
  h5: { channel: 'wechat', hint: '直接打开，付完回到这里', action: '打开微信，付' },
  jsapi: { channel: 'wechat', hint: '在小程序里付款', action: '微信支付' },
};
