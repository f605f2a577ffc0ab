import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { rfc3339, SIMULATED_PAYMENTS } from '@cheyantong/domain';
import { canBePaid, type Trade } from '../trade.ts';
import type { Trades } from '../trades.ts';
import { wechatBill } from './bill.ts';
import { tradeView } from './trade-view.ts';

export interface Answer {
  status: number;
  body?: object;
}

export interface CallInput {
  trades: Trades;
  now: Date;
  origin: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  content: Readonly<Record<string, unknown>>;
}

type Call = (input: CallInput) => Answer;

const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { code, message },
});
const unknownOrder = () => refusal(404, 'ORDER_NOT_EXIST', '订单不存在');
const { appId, mchId } = SIMULATED_PAYMENTS.wechat;
/** Between 6 and 32 characters. */
const TRADE_NO = /^[\w\-|*]{6,32}$/;

const tradeOf = ({ trades, params }: CallInput): Trade | undefined =>
  trades.find('wechat', params.outTradeNo ?? '');

export const createNative: Call = (input) =>
  openedTrade(input, { way: 'code' }, ({ prepayId }) => ({
    code_url: `weixin://wxpay/bizpayurl?pr=${prepayId}`,
  }));

export const createH5: Call = (input) => {
  const scene = (input.content.scene_info ?? {}) as { payer_client_ip?: string; h5_info?: { type?: string } };
  if (!isIP(scene.payer_client_ip ?? '') || !scene.h5_info?.type) {
    return refusal(400, 'PARAM_ERROR', '输入源“/body/scene_info”不符合规则');
  }
  return openedTrade(input, { way: 'h5' }, ({ prepayId }) => ({
    h5_url: `${input.origin}/wechat/h5?prepay_id=${prepayId}`,
  }));
};

export const createJsapi: Call = (input) => {
  const { openid } = (input.content.payer ?? {}) as { openid?: string };
  if (!openid) return refusal(400, 'PARAM_ERROR', '输入源“/body/payer/openid”不能为空');
  return openedTrade(input, { way: 'jsapi', openid }, ({ prepayId }) => ({ prepay_id: prepayId }));
};

/** What all ways have in common; the answer is what the way begins with. */
function openedTrade(
  { trades, now, content }: CallInput,
  way: Pick<Trade, 'way'> & Partial<Pick<Trade, 'openid'>>,
  answer: (trade: Trade) => object,
): Answer {
  const amount = (content.amount ?? {}) as { total?: number };
  const outTradeNo = String(content.out_trade_no);
  if (content.appid !== appId || content.mchid !== mchId) {
    return refusal(400, 'APPID_MCHID_NOT_MATCH', 'appid和mch_id不匹配');
  }
  if (!Number.isInteger(amount.total) || !TRADE_NO.test(outTradeNo) || !content.notify_url) {
    return refusal(400, 'PARAM_ERROR', '参数错误');
  }
  const trade = trades.open({
    channel: 'wechat',
    ...way,
    outTradeNo,
    amountCents: Number(amount.total),
    subject: String(content.description),
    notifyUrl: String(content.notify_url),
    expiresAt: new Date(String(content.time_expire)),
    status: 'waiting',
  });
  if (!trade) return refusal(400, 'INVALID_REQUEST', '商户订单号重复，且与首次请求不一致');
  if (trade.status === 'paid') return refusal(400, 'ORDERPAID', '订单已支付');
  if (!canBePaid(trade, now)) return refusal(400, 'ORDER_CLOSED', '订单已关闭');
  return { status: 200, body: answer(trade) };
}

export const queryTrade: Call = (input) => {
  const trade = tradeOf(input);
  if (input.query.mchid !== mchId) return refusal(400, 'PARAM_ERROR', '商户号不正确');
  return trade ? { status: 200, body: tradeView(trade, input.now) } : unknownOrder();
};

export const closeTrade: Call = (input) => {
  const trade = tradeOf(input);
  if (!trade) return unknownOrder();
  if (trade.status === 'paid') return refusal(400, 'ORDERPAID', '订单已支付');
  trade.status = 'closed';
  return { status: 204 };
};

export const createRefund: Call = ({ trades, content }) => {
  const trade = trades.find('wechat', String(content.out_trade_no));
  if (!trade?.payment) return refusal(404, 'RESOURCE_NOT_EXISTS', '订单不存在');
  const refundNo = String(content.out_refund_no);
  const amount = (content.amount ?? {}) as { refund?: number; total?: number };
  if (amount.total !== trade.amountCents) return refusal(400, 'INVALID_REQUEST', '订单金额不一致');
  if (trades.refund(trade, refundNo, Number(amount.refund)) === 'tooMuch') {
    return refusal(403, 'NOT_ENOUGH', '可退金额不足');
  }
  const done = trade.refunds.find((refund) => refund.refundNo === refundNo);
  return {
    status: 200,
    body: {
      refund_id: done?.refundId,
      out_refund_no: refundNo,
      out_trade_no: trade.outTradeNo,
      transaction_id: trade.payment.transactionId,
      status: 'SUCCESS',
      success_time: done && rfc3339(done.at),
      amount: { total: trade.amountCents, refund: done?.amountCents, currency: 'CNY' },
    },
  };
};

export const billOf = (trades: Trades, day: string): string =>
  wechatBill(trades.ledger(day).filter(({ channel }) => channel === 'wechat'));

export const queryBill: Call = ({ trades, query, origin }) => {
  const day = query.bill_date ?? '';
  if (!trades.ledger(day).some(({ channel }) => channel === 'wechat')) {
    return refusal(400, 'NO_STATEMENT_EXIST', '账单文件不存在');
  }
  return {
    status: 200,
    body: {
      download_url: `${origin}/v3/billdownload/file?token=${day}`,
      hash_type: 'SHA1',
      hash_value: createHash('sha1').update(billOf(trades, day)).digest('hex'),
    },
  };
};
