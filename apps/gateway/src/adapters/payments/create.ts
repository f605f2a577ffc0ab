import type { PayChannel } from '@cheyantong/domain';
import { createAlipay } from './alipay.ts';
import { type PaymentVendors, VendorUnavailable, type WechatVendor } from './port.ts';
import { isSimulated, type PaymentSettings } from './settings.ts';
import { simulatedAlipay, simulatedWechat } from './simulator.ts';
import { createWechat } from './wechat.ts';

/** Long enough for a slow vendor, short enough for a visitor who waits in front of the code. */
const VENDOR_TIME_LIMIT_MS = 6_000;

export function createPaymentVendors(
  { alipay, wechat }: PaymentSettings,
  { timeLimitMs = VENDOR_TIME_LIMIT_MS }: { timeLimitMs?: number } = {},
): PaymentVendors {
  return {
    alipay: alipay
      ? createAlipay(() => (isSimulated(alipay) ? simulatedAlipay(alipay) : alipay), timeLimitMs)
      : notOffered('alipay'),
    wechat: wechat
      ? createWechat(() => (isSimulated(wechat) ? simulatedWechat(wechat) : wechat), timeLimitMs)
      : notOffered('wechat'),
  };
}

/** A channel without an account behaves like a vendor that is down for good. */
function notOffered(channel: PayChannel): WechatVendor {
  const unavailable = async (): Promise<never> => {
    throw new VendorUnavailable(channel, 'refused', 'no-account');
  };
  return {
    opensUnasked: false,
    open: unavailable,
    signMiniPayment: unavailable,
    query: unavailable,
    close: unavailable,
    refund: unavailable,
    bill: unavailable,
    readNotice: async () => ({ kind: 'unproved', note: 'no account' }),
  };
}
