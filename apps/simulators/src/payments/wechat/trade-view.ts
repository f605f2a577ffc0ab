import { type PayWay, rfc3339, SIMULATED_PAYMENTS } from '@cheyantong/domain';
import { canBePaid, type Payment, refundedCents, type Trade } from '../trade.ts';

/** A trade as WeChat describes it, in an answer and, sealed, in a notice. */
export const tradeView = (trade: Trade, now: Date) => ({
  ...head(trade),
  trade_state: stateOf(trade, now),
  trade_state_desc: '',
  amount: amountOf(trade.amountCents),
  ...(trade.payment && paymentView(trade, trade.payment)),
});

/** What a notice claims, whether it is true or not. */
export const claimView = (trade: Trade, payment: Payment, amountCents: number) => ({
  ...head(trade),
  trade_state: 'SUCCESS',
  trade_state_desc: '支付成功',
  amount: amountOf(amountCents),
  ...paymentView(trade, payment),
});

const TRADE_TYPES: Partial<Record<PayWay, string>> = { code: 'NATIVE', h5: 'MWEB', jsapi: 'JSAPI' };

const head = ({ outTradeNo, way }: Trade) => ({
  appid: SIMULATED_PAYMENTS.wechat.appId,
  mchid: SIMULATED_PAYMENTS.wechat.mchId,
  out_trade_no: outTradeNo,
  trade_type: TRADE_TYPES[way],
});

const paymentView = ({ openid }: Trade, { transactionId, paidAt }: Payment) => ({
  transaction_id: transactionId,
  success_time: rfc3339(paidAt),
  bank_type: 'OTHERS',
  payer: { openid: openid ?? 'simulated-openid' },
});

const amountOf = (cents: number) => ({
  total: cents,
  payer_total: cents,
  currency: 'CNY',
  payer_currency: 'CNY',
});

function stateOf(trade: Trade, now: Date): string {
  if (trade.status === 'paid') return refundedCents(trade) > 0 ? 'REFUND' : 'SUCCESS';
  return canBePaid(trade, now) ? 'NOTPAY' : 'CLOSED';
}
