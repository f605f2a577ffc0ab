import { PAY_CHANNELS, type PayChannel, yuanText } from '@cheyantong/domain';
import type { Outcome } from '../outcomes.ts';
import { canBePaid, refundedCents, type Trade } from '../trade.ts';

const NAMES: Record<PayChannel, string> = { alipay: PAY_CHANNELS.alipay.label, wechat: '微信支付' };

export const channelName = (channel: PayChannel): string => NAMES[channel];

export const amount = (cents: number): string => `¥${yuanText(cents)}`;

/** What a person may let happen, in the order of the buttons. */
export const OUTCOME_WORDS: Record<Outcome, { name: string; meaning: string }> = {
  paid: { name: '确认付款', meaning: '付款，并通知商户' },
  duplicate: { name: '重复通知', meaning: '付款，同一通知发送三次' },
  silent: { name: '没有通知', meaning: '付款，但商户收不到通知' },
  late: { name: '迟到付款', meaning: '二维码关闭之后才付款' },
  underpaid: { name: '少付一分', meaning: '付款，但金额比订单少一分' },
  wrongAmount: { name: '金额不符', meaning: '没有付款，通知里的金额是错的' },
  badSignature: { name: '伪造通知', meaning: '没有付款，通知的签名是错的' },
};

export function statusWord(trade: Trade, now: Date): string {
  if (trade.status === 'paid') return refundedCents(trade) > 0 ? '已退款' : '已付款';
  return canBePaid(trade, now) ? '待付款' : '已关闭';
}

export function noticeWord({ notices, payment }: Trade): string {
  if (notices.sent === 0) return payment ? '没有发出通知' : '';
  return notices.accepted > 0
    ? `商户已确认通知（发出 ${notices.sent} 次）`
    : `商户尚未确认通知（发出 ${notices.sent} 次）`;
}
