import type { PayChannel } from './orders.ts';

/**
 * How a member gets from an order to the vendor. A vendor keeps a trade for the way it was opened in and refuses the same
 * number for another, so that every way has a number of its own: the order's, and a letter at its end.
 */
export const PAY_WAYS = {
  /** A code on the screen, scanned with another device. */
  code: { channels: ['alipay', 'wechat'], letter: '' },
  /** Alipay's pages for phones, which open its app. */
  wap: { channels: ['alipay'], letter: 'W' },
  /** WeChat's page for browsers on phones, which opens its app. */
  h5: { channels: ['wechat'], letter: 'H' },
  /** Inside WeChat, by the mini-program's own pay call. */
  jsapi: { channels: ['wechat'], letter: 'J' },
} as const satisfies Record<string, { channels: readonly PayChannel[]; letter: string }>;

export type PayWay = keyof typeof PAY_WAYS;
export const PAY_WAY_NAMES = Object.keys(PAY_WAYS) as [PayWay, ...PayWay[]];

/** The ways that leave our page on the phone which shows it. */
export const PHONE_WAYS = ['wap', 'h5'] as const satisfies readonly PayWay[];
export type PhoneWay = (typeof PHONE_WAYS)[number];

export const channelOfPhoneWay = (way: PhoneWay): PayChannel => PAY_WAYS[way].channels[0];

/** What the vendor knows an order by that is paid this way. */
export const tradeNoOf = (orderNo: string, way: PayWay): string => orderNo + PAY_WAYS[way].letter;

/** The order and the way behind a vendor's number; orders' own numbers end with a digit. */
export function readTradeNo(tradeNo: string): { orderNo: string; way: PayWay } {
  const last = tradeNo.slice(-1);
  const way = PAY_WAY_NAMES.find((name) => PAY_WAYS[name].letter !== '' && PAY_WAYS[name].letter === last);
  return way ? { orderNo: tradeNo.slice(0, -1), way } : { orderNo: tradeNo, way: 'code' };
}
