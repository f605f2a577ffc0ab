import { DAY_MS, YEAR_MS } from './time/durations.ts';

/** What the platform tells a member about; the order is the one their settings show. */
export const MESSAGE_KINDS = {
  order: '订单',
  report: '报告',
  lead: '询价与商家回复',
  certification: '身份认证',
  invoice: '发票',
  account: '账号安全',
} as const;
export type MessageKind = keyof typeof MESSAGE_KINDS;
export const MESSAGE_KIND_NAMES = Object.keys(MESSAGE_KINDS) as [MessageKind, ...MessageKind[]];

/** Sent as a text message too, until the member says otherwise: whoever took an account over reads its messages first. */
export const SMS_UNLESS_REFUSED: readonly MessageKind[] = ['account'];

/** Older ones are deleted. */
export const MESSAGES_KEPT_MS = YEAR_MS;

/** So many of them reach one phone as text messages; the rest stands in the message centre. */
export const NOTICES_PER_PHONE = { windowMs: DAY_MS, sends: 5 } as const;
